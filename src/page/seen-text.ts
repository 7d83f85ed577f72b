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

/** What is seen of a text that stands directly in an element; empty where that is nothing. */
export function seenText(text: Text, style: CSSStyleDeclaration, sight: Sight): string {
  const { behind, clip } = sight;
  if (style.visibility !== "visible") return "";
  if (!["", "none"].includes(style.getPropertyValue("-webkit-text-security"))) return "";
  const colour = readColour(style.getPropertyValue("-webkit-text-fill-color") || style.color);
  // In a colour that cannot be read anything could be hidden.
  if (colour === null || colour.alpha * sight.opacity < FAINTEST) return "";
  const shown = behind && mixed(colour.rgb, behind, colour.alpha * sight.opacity);
  if (shown && behind && contrast(shown, behind) < LEAST_CONTRAST) return "";
  return linesSeen(text, { clip, isUpright: style.writingMode === "horizontal-tb" });
}

type Lines = {
  readonly clip: Box;
  /** Whether its lines go across. */
  readonly isUpright: boolean;
};

function linesSeen(text: Text, lines: Lines): string {
  let length = 0;
  let isOneSeen = false;
  let isWhole = true;
  for (const line of linesOf(text)) {
    const along = lines.isUpright ? line.width : line.height;
    const isShown = shows(line, lines);
    length += along;
    isOneSeen ||= isShown;
    // The end of an empty line has no length.
    isWhole &&= along <= 1 || (isShown && hasRoom(line, lines));
  }
  const characters = text.data.replace(/\s+/g, " ").trim().length;
  if (!isOneSeen || length < NARROWEST * characters) return "";
  return isWhole ? text.data : wordsSeen(text, lines);
}

/** The words of a text that is cut off, of long ones a part. */
function wordsSeen(text: Text, lines: Lines): string {
  let seen = /^\s/.test(text.data) ? " " : "";
  for (const { 0: word, index } of text.data.matchAll(/\S{1,8}\s*/gu)) {
    const places = linesOf(text, { from: index, to: index + word.length });
    if (Array.from(places).some((place) => shows(place, lines))) seen += word;
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
