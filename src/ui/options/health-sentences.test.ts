import { describe, expect, it } from "vitest";
import { isWell } from "./health-page";
import { healthSentences } from "./health-sentences";

const WELL = { rows: 9, unreadable: [], mismatched: [], rewound: false };
const row = (code: string) => ({ table: "messages", id: "x", code });

describe("healthSentences", () => {
  it("says nothing of what is well", () => {
    expect(healthSentences(WELL)).toEqual([]);
    expect(isWell(WELL)).toBe(true);
  });

  it("counts unreadable entries by why they do not open, unknown reasons too", () => {
    const unreadable = ["row-tampered", "row-tampered", "key-missing", "odd"].map(row);
    const [altered, missing, odd] = healthSentences({ ...WELL, unreadable });
    expect(altered).toMatch(/^2 entries were changed/);
    expect(missing).toMatch(/^1 entry is encrypted with a key/);
    expect(odd).toContain("(odd)");
  });

  it("tells the vault's own list from conversations", () => {
    const sentences = healthSentences({ ...WELL, mismatched: ["vault", "a", "b"] });
    expect(sentences).toHaveLength(2);
    expect(sentences[1]).toMatch(/^2 conversations/);
  });

  it("tells of an earlier copy, which alone is not well either", () => {
    expect(healthSentences({ ...WELL, rewound: true })).toHaveLength(1);
    expect(isWell({ ...WELL, rewound: true })).toBe(false);
  });
});
