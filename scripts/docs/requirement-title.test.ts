import { describe, expect, it } from "vitest";
import { readTitle } from "./requirement-title.mjs";

describe("readTitle", () => {
  it.each([
    ["at the start", "E-005 E-043 puts the time last", ["E-005", "E-043"], "puts the time last"],
    ["among decisions", "E-003 D-2 reads once", ["E-003"], "reads once"],
    ["with commas", "A-005, A-008: keeps turns", ["A-005", "A-008"], "keeps turns"],
    [
      "in brackets",
      "has its line ends unified (O-025, D-1)",
      ["O-025"],
      "has its line ends unified",
    ],
    ["in both places", "M-012 cuts (M-060)", ["M-012", "M-060"], "cuts"],
    ["twice", "E-001 stays (E-001)", ["E-001"], "stays"],
  ])("finds ids that stand %s", (_, title, ids, text) => {
    expect(readTitle(title)).toEqual({ ids, text });
  });

  it.each(["uses SHA-256", "knows E-0051", "says PRE-A-001", "D-11 puts history last"])(
    "finds none in: %s",
    (title) => {
      expect(readTitle(title).ids).toEqual([]);
    },
  );
});
