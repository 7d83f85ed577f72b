import { describe, expect, it } from "vitest";
import { groupRequirements } from "./requirement-list.mjs";

const TEXTS = { "P-002": "two", "P-001": "one", "P-003": "three", "P-004": "four" };

describe("groupRequirements", () => {
  it("sorts by id and says a word on every id of a range", () => {
    const words = [["later", "P-001 … P-002 P-004"]] as const;
    const { requirements } = groupRequirements({ name: "P", texts: TEXTS, words });
    expect(requirements).toEqual([
      { id: "P-001", text: "one", word: "later" },
      { id: "P-002", text: "two", word: "later" },
      { id: "P-003", text: "three" },
      { id: "P-004", text: "four", word: "later" },
    ]);
  });

  it.each([
    ["a word on an id that is not asked for", [["later", "P-004 … P-005"]], /P-005/],
    [
      "two words on one id",
      [
        ["later", "P-001"],
        ["never", "P-001"],
      ],
      /Two words on P-001/,
    ],
    ["what is no list of ids", [["later", "P-001, P-002"]], /No list of ids/],
  ] as const)("refuses %s", (_, words, message) => {
    expect(() => groupRequirements({ name: "P", texts: TEXTS, words })).toThrow(message);
  });
});
