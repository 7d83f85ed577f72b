import type { PdfPage } from "../domain/pdf-reading";
import type { Glyph } from "./drawing";
import type { Sight } from "./judge-glyphs";

/** A chunk of a page's text, as pdf.js tells it. */
export type TextItem = {
  readonly str: string;
  /** Where it begins and how it is turned, as PDF has it. */
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
  /** Whether its characters stand below each other. */
  readonly isVertical: boolean;
};

type Judged = { readonly glyph: Glyph; readonly sight: Sight };

/** Parts of a text's height that two lines of one paragraph are apart at most. */
const PARAGRAPH = 1.8;

/** Parts of a character's height that stand for a blank. */
const BLANK = 0.2;

/** The text of a page without what nobody sees of it; what is part of a picture stays. */
export function pageText(items: readonly TextItem[], judged: readonly Judged[]): PdfPage {
  const isScan = judged.some(({ sight, glyph }) => sight === "pictured" && isInk(glyph));
  const unseen = judged.filter(({ sight, glyph }) => sight === "hidden" && isInk(glyph));
  const rebuild = unseen.length === 0 ? null : createRebuild(judged);
  let hidden = 0;
  let text = "";
  let last: TextItem | null = null;
  for (const item of items) {
    const seen = rebuild === null ? item.str : rebuild(item);
    if (seen !== item.str) hidden += 1;
    if (last !== null && seen.trim() !== "" && isFar(last, item)) text = `${text.trimEnd()}\n\n`;
    text += seen + (item.hasEOL ? "\n" : "");
    if (item.str.trim() !== "") last = item;
  }
  return { text: tidy(text), hidden, isScan };
}

function isInk({ text }: Glyph): boolean {
  return text.trim() !== "";
}

/** Whether a paragraph ends between two lines. */
function isFar(one: TextItem, next: TextItem): boolean {
  const [, , , , x = 0, y = 0] = one.transform;
  const [, , , , nextX = 0, nextY = 0] = next.transform;
  const { across, along } = turnOf(one);
  const down = Math.abs((nextX - x) * across[0] + (nextY - y) * across[1]);
  const back = (nextX - x) * along[0] + (nextY - y) * along[1];
  const height = Math.max(one.height, next.height);
  // Up, to another column, is a paragraph's end, too.
  return height > 0 && (down > PARAGRAPH * height || (down > height && back > one.width + height));
}

function turnOf({ transform: [a = 1, b = 0] }: TextItem) {
  const long = Math.hypot(a, b) || 1;
  const along = [a / long, b / long] as const;
  return { along, across: [-along[1], along[0]] as const };
}

/** Tells an item's text without the characters in it that are hidden; each character is told once. */
function createRebuild(judged: readonly Judged[]): (item: TextItem) => string {
  const used = new Set<Glyph>();
  return (item) => {
    const inside = judged.filter(({ glyph }) => lies(glyph, item));
    const isWhole = !inside.some(({ sight, glyph }) => sight === "hidden" && isInk(glyph));
    const seen = inside.flatMap(({ sight, glyph }) => (sight === "hidden" ? [] : [glyph]));
    if (isWhole) {
      for (const glyph of seen) used.add(glyph);
      return item.str;
    }
    const left = seen.filter((glyph) => !used.has(glyph));
    for (const glyph of left) used.add(glyph);
    return join(left);
  };
}

function lies(glyph: Glyph, item: TextItem): boolean {
  const [, , , , x = 0, y = 0] = item.transform;
  const { along, across } = turnOf(item);
  const [dx, dy] = [glyph.x - x, glyph.y - y];
  const [forth, up] = [dx * along[0] + dy * along[1], dx * across[0] + dy * across[1]];
  const size = Math.max(Math.hypot(...item.transform.slice(2, 4)), 1);
  if (item.isVertical) return Math.abs(forth) < size && up < size / 2 && up > -item.height;
  return forth >= -0.5 && forth < Math.max(item.width, 0.5) && Math.abs(up) < size / 2;
}

function join(glyphs: readonly Glyph[]): string {
  let text = "";
  let last: Glyph["end"] | null = null;
  for (const { text: own, x, y, end, size } of glyphs) {
    const gap = last === null ? 0 : Math.hypot(x - last[0], y - last[1]);
    text += gap > BLANK * size ? ` ${own}` : own;
    last = end;
  }
  return text.replace(/ {2,}/g, " ");
}

/** Ligatures, and Arabic letters as they are drawn at a place in a word: nobody searches for those. */
const DRAWN_FORMS = /[\ufb00-\ufdff\ufe70-\ufefc]+/g;

/** Begins where a run does: tried from each of its blanks, it would take time by the square. */
const LAST_BLANKS = /(?<![^\S\n])[^\S\n]+\n/g;

/** In plain letters, without blanks at the ends of lines, and with one empty line at most. */
function tidy(text: string): string {
  return text
    .replace(DRAWN_FORMS, (forms) => forms.normalize("NFKC"))
    .replace(LAST_BLANKS, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
