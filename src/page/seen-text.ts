import { contrast } from "../domain/contrast";
import { commonSize, LOWEST_LINE } from "./clip-in";
import { readColour } from "./read-colour";
import type { Box } from "./shape-box";
import { FAINTEST, mixed, type Sight } from "./sight";
import { linesOf } from "./unclobbered";

/** Below this ratio a text is its background; the faintest greys in use have 1.5 and more. */
const LEAST_CONTRAST = 1.2;

/** Pixels for a character, on the average. */
const NARROWEST = 1;

/** Pieces of one text whose places are asked: each time the browser goes through all its lines. */
const MOST_PIECES = 1_000;

/** A stretch of a text. */
export type Part = { readonly from: number; readonly to: number };

/** What is seen of parts of a text that stands directly in an element; empty where that is nothing. */
export function seenText(
  text: Text,
  parts: readonly Part[],
  { style, sight }: { readonly style: CSSStyleDeclaration; readonly sight: Sight },
): string {
  const { behind } = sight;
  if (style.visibility !== "visible") return "";
  if (!["", "none"].includes(style.getPropertyValue("-webkit-text-security"))) return "";
  const colour = readColour(style.getPropertyValue("-webkit-text-fill-color") || style.color);
  // In a colour that cannot be read anything could be hidden.
  if (colour === null || colour.alpha * sight.opacity < FAINTEST) return "";
  const shown = behind && mixed(colour.rgb, behind, colour.alpha * sight.opacity);
  if (shown && behind && contrast(shown, behind) < LEAST_CONTRAST) return "";
  const isUpright = style.writingMode === "horizontal-tb";
  const isWhole = isSeenWhole(text, { sight, isUpright });
  if (isWhole === null) return "";
  if (isWhole) return parts.map(({ from, to }) => text.data.slice(from, to)).join(" ");
  const lines = { clip: cutsOf(sight), isUpright };
  return parts.map((part) => wordsSeen(text, part, lines)).join(" ");
}

/** Where lines are cut off; not where a page that scrolls is merely read no further. */
function cutsOf({ clip, limit }: Sight): Box {
  return {
    ...clip,
    left: clip.left === limit ? Number.NEGATIVE_INFINITY : clip.left,
    right: clip.right === limit ? Number.POSITIVE_INFINITY : clip.right,
  };
}

type Lines = {
  readonly clip: Box;
  /** Whether its lines go across. */
  readonly isUpright: boolean;
};

/** Null where nothing of a text is seen. */
function isSeenWhole(
  text: Text,
  { sight, isUpright }: { readonly sight: Sight; readonly isUpright: boolean },
): boolean | null {
  let length = 0;
  let isOneSeen = false;
  let isWhole = true;
  const cut = { clip: cutsOf(sight), isUpright };
  for (const line of linesOf(text)) {
    const along = isUpright ? line.width : line.height;
    length += along;
    isOneSeen ||= shows(line, { clip: sight.clip, isUpright });
    // The end of an empty line has no length.
    isWhole &&= along <= 1 || (shows(line, cut) && hasRoom(line, cut));
  }
  const characters = text.data.replace(/\s+/g, " ").trim().length;
  return isOneSeen && length >= NARROWEST * characters ? isWhole : null;
}

/** The words of a part of a text that is cut off, of long ones a part; of very long texts more at once. */
function wordsSeen(text: Text, { from, to }: Part, lines: Lines): string {
  const data = text.data.slice(from, to);
  const size = Math.ceil(data.length / MOST_PIECES);
  const stretches = size > 8 ? new RegExp(`[^]{1,${size}}\\s*`, "gu") : /\S{1,8}\s*/gu;
  let seen = /^\s/.test(data) ? " " : "";
  for (const { 0: stretch, index } of data.matchAll(stretches)) {
    const start = from + index;
    const boxes = linesOf(text, { from: start, to: start + stretch.length });
    if (Array.from(boxes).some((box) => shows(box, lines))) seen += stretch;
    else if (!/\s$/.test(seen)) seen += " ";
  }
  return seen;
}

/** Whether a line is seen high enough to be read. */
function shows(line: Box, { clip, isUpright }: Lines): boolean {
  const [wide, high] = commonSize(line, clip);
  return isUpright ? wide > 1 && high >= LOWEST_LINE : high > 1 && wide >= LOWEST_LINE;
}

/** Whether nothing of a line is cut off at its ends, but for a pixel. */
function hasRoom(line: Box, { clip, isUpright }: Lines): boolean {
  return isUpright
    ? line.left >= clip.left - 1 && line.right <= clip.right + 1
    : line.top >= clip.top - 1 && line.bottom <= clip.bottom + 1;
}
