import { describe, expect, it } from "vitest";
import type { Glyph } from "./drawing";
import { pageText, type TextItem } from "./page-text";

const glyph = (text: string, x: number, y: number): Glyph => ({
  text,
  x,
  y,
  middle: [x, y],
  size: 10,
  end: [x, y - 10],
  ink: null,
  isDrawn: true,
  after: 0,
});

const column = (text: string, x: number): TextItem => ({
  str: text,
  transform: [10, 0, 0, 10, x, 100],
  width: 10,
  height: 10 * text.length,
  hasEOL: true,
  isVertical: true,
});

describe("pageText", () => {
  it("leaves out of columns what is hidden in them", () => {
    const seen = [..."見る"].map((sign, at) => glyph(sign, 50, 100 - 10 * at));
    const unseen = [..."隠す"].map((sign, at) => glyph(sign, 20, 100 - 10 * at));
    const judged = [
      ...seen.map((one) => ({ glyph: one, sight: "seen" as const })),
      ...unseen.map((one) => ({ glyph: one, sight: "hidden" as const })),
    ];
    const page = pageText([column("見る", 50), column("隠す", 20)], judged);
    expect(page).toEqual({ text: "見る", hidden: 1, isScan: false });
  });

  it("takes time by the page's length, whatever blanks it is of", () => {
    const blanks = "\u00a0".repeat(60_000);
    const judged = [glyph(`a${blanks}b`, 0, 100), glyph(`c${blanks}`, 0, 80)].map((one) => {
      return { glyph: one, sight: "seen" as const };
    });
    const line = (str: string, y: number): TextItem => ({
      str,
      transform: [10, 0, 0, 10, 0, y],
      width: 10 * str.length,
      height: 10,
      hasEOL: true,
      isVertical: false,
    });
    const begun = performance.now();
    const { text } = pageText([line(`a${blanks}b`, 100), line(`c${blanks}`, 80)], judged);
    expect(performance.now() - begun).toBeLessThan(4_000);
    expect(text).toContain(`a${blanks}b`);
  });
});
