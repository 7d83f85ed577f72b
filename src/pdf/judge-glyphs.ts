import { contrast } from "../domain/contrast";
import type { Area, Drawing, Glyph, Ink } from "./drawing";
import { holds } from "./geometry";

/** How a character can be seen: as it is; only as a part of a picture over it or under it; not at all. */
export type Sight = "seen" | "pictured" | "hidden";

/** Below this ratio a text is its background; the faintest greys in use have 1.5 and more. */
const LEAST_CONTRAST = 1.2;

const PAPER: Ink = [255, 255, 255];

/** What a person would see of each character. */
export function judgeGlyphs({ glyphs, areas }: Drawing): readonly Sight[] {
  return glyphs.map((glyph) => judge(glyph, areas));
}

function judge(glyph: Glyph, areas: readonly Area[]): Sight {
  const isSeen = glyph.isDrawn && !isCovered(glyph, areas) && stands(glyph, behind(glyph, areas));
  if (isSeen) return "seen";
  return areas.some(({ isPicture, box }) => isPicture && holds(box, glyph.middle))
    ? "pictured"
    : "hidden";
}

function isCovered({ middle, after }: Glyph, areas: readonly Area[]): boolean {
  for (let at = after; at < areas.length; at += 1) {
    const area = areas[at];
    if (area?.isWhole === true && holds(area.box, middle)) return true;
  }
  return false;
}

/** What may lie behind it: each of the colours, and null where that is a picture or a pattern. */
function behind({ middle, after }: Glyph, areas: readonly Area[]): readonly Ink[] {
  const found: Ink[] = [];
  for (let at = after - 1; at >= 0; at -= 1) {
    const area = areas[at];
    if (area === undefined || !holds(area.box, middle)) continue;
    found.push(area.ink);
    if (area.isWhole || area.ink === null) return found;
  }
  return [...found, PAPER];
}

function stands({ ink }: Glyph, inks: readonly Ink[]): boolean {
  return ink === null || inks.some((one) => one === null || contrast(ink, one) >= LEAST_CONTRAST);
}
