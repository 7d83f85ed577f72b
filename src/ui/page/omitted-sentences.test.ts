import { describe, expect, it } from "vitest";
import { omittedSentences } from "./omitted-sentences";

describe("omittedSentences", () => {
  it("says of a page what is not in its text, each kind by its number", () => {
    expect(omittedSentences({ hidden: 1, frames: 2, end: true })).toEqual([
      "Left out: 1 text that is not to be seen; 2 frames of other sites; the end of the page, which is too long.",
    ]);
  });

  it("says of a PDF which pages are missing, and apart what is there and may mislead", () => {
    expect(omittedSentences({ empty: "2–3, 5", after: 5, scans: "4" })).toEqual([
      "Left out: pages without text, as pictures are: 2–3, 5; what follows page 5, for which there was no room or no time.",
      "Text that lies unseen over a picture, and may say something else: pages 4.",
    ]);
  });

  it("says nothing of what was read before this was kept", () => {
    expect(omittedSentences({})).toEqual([]);
  });
});
