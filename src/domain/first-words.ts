import type { Attachment } from "./attachment";
import { withoutHidden } from "./hidden-characters";
import { BEFORE_CUT } from "./word-borders";

/** Characters as a person counts them (graphemes) that a line of first words has at most. */
const MOST = 60;

/** Where no word ends after so many characters, the line ends within one. */
const LEAST = 30;

/** UTF-16 units at most: one character may be made of any number of them. */
const MOST_UNITS = 150;

/** UTF-16 units of a message that are looked at: a message may have a megabyte. */
export const LOOKED_AT = 4_000;

type Said = {
  readonly text: string;
  readonly attachments?: readonly Pick<Attachment, "name">[] | undefined;
};

/**
 * The first words of a message in one line, without marks of Markdown: 60 characters at most, whole
 * words, no character cut. Where nothing is said but code, of that; where there is no text, the name
 * of what is attached. `hide` takes out what is not to be kept, for what marks had kept apart may be
 * whole without them. Empty where nothing of it can be seen.
 */
export function firstWords(
  { text, attachments = [] }: Said,
  hide: (text: string) => string = (same) => same,
): string {
  const { prose, code } = partCode(text.slice(0, LOOKED_AT));
  for (const said of [unmarked(prose), code, ...attachments.map(({ name }) => name)]) {
    const line = cutLine(oneLine(hide(oneLine(said))));
    if (line !== "") return line;
  }
  return "";
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** What stands in fences, and what does not. */
function partCode(text: string): { readonly prose: string; readonly code: string } {
  const prose: string[] = [];
  const code: string[] = [];
  let fence: string | null = null;
  for (const line of text.split(/\r\n?|\n/)) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === null && mark !== undefined) fence = mark;
    else if (fence === null) prose.push(line);
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    else code.push(line);
  }
  return { prose: prose.join("\n"), code: code.join("\n") };
}

/** Marks that begin a line: quotes, headings, lists, rules and the delimiters of tables. */
const LINE_MARKS =
  /^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,3}[.)][ \t]+)?/gm;
const RULES = /^[ \t]*(?:[-*_=][ \t]*){3,}$|^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t:|-]*)$/gm;
const LINKS = /!?\[([^\][\n]*)\]\([^()\s]*(?:[ \t]+"[^"\n]*")?\)/g;
const AUTOLINKS = /<((?:https?|mailto):[^<>\s]+)>/g;
const CODE = /(`+)([^`\n]+)\1/g;
const EMPHASIS =
  /(?<![\p{L}\p{N}\\*_~])(\*{1,3}|_{1,3}|~~)(?=\S)([^*_~\n]+)(?<=\S)\1(?![\p{L}\p{N}])/gu;
const STRONG = /(\*\*|~~)(?=\S)([^*~\n]+)(?<=\S)\1/g;
const ESCAPES = /\\([\\`*_~#[\]<>|])/g;
const CELLS = /^[ \t]*\|(.*)\|[ \t]*$/gm;

function unmarked(prose: string): string {
  return prose
    .replace(RULES, "")
    .replace(CELLS, (_row, cells: string) => cells.replaceAll("|", " "))
    .replace(LINE_MARKS, "")
    .replace(LINKS, "$1")
    .replace(AUTOLINKS, "$1")
    .replace(CODE, "$2")
    .replace(STRONG, "$2")
    .replace(EMPHASIS, "$2")
    .replace(ESCAPES, "$1");
}

/** Halves of characters, and those that mean something to nobody else. */
const NO_CHARACTERS = /[\p{Cs}\p{Co}]/gu;
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}]/u;

function oneLine(text: string): string {
  const spaced = text.slice(0, LOOKED_AT).replace(BREAKS, " ");
  const line = withoutHidden(spaced).replace(NO_CHARACTERS, "").trim();
  return SEEN.test(line) ? line : "";
}

function cutLine(line: string): string {
  const ends = endsOf(line, "grapheme");
  const last = ends[MOST - 1];
  if ((last === undefined || last === line.length) && line.length <= MOST_UNITS) return line;
  // The last place is the ellipsis's.
  const fitting = ends.slice(0, MOST - 1).filter((end) => end < MOST_UNITS);
  const end = fitting.at(-1);
  if (end === undefined) return "";
  const least = fitting[Math.min(LEAST, fitting.length) - 1] ?? end;
  const kept = line.slice(0, wordEnd(line, { least, end })).replace(BEFORE_CUT, "");
  return `${kept}…`;
}

/** Where the last whole word ends; not every script has blanks between words. */
function wordEnd(line: string, { least, end }: { least: number; end: number }): number {
  const blank = line.lastIndexOf(" ", end);
  if (blank >= least) return blank;
  const ends = endsOf(line, "word").filter((at) => at >= least && at <= end);
  return ends.at(-1) ?? end;
}

/** Where its characters, or its words, end. */
function endsOf(line: string, granularity: "grapheme" | "word"): readonly number[] {
  const segments = new Intl.Segmenter(undefined, { granularity }).segment(
    line.slice(0, 2 * MOST_UNITS),
  );
  return [...segments].map(({ index, segment }) => index + segment.length);
}
