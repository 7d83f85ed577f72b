import { costOf } from "./draw-cost";

type Most = readonly (readonly [RegExp, number])[];

/** Characters of a part above which nothing in it is read as markup. */
export const LONGEST_READ = 12_000;

/**
 * How many of these a part may hold. What the lexer does with each of them may look at all others of
 * its kind, so its time goes up with their square or cube (ADR 0032).
 */
const MOST_IN_BLOCKS: Most = [
  [/\n/g, 300],
  [/\[/g, 300],
  [/</g, 150],
  [/[\\$]/g, 400],
];
const MOST_WITHIN: Most = [
  ...MOST_IN_BLOCKS,
  // An underscore within a word, as names in code have it, neither opens nor closes anything.
  [/\*+|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, 80],
  [/[*_]/g, 600],
  [/\]/g, 300],
  [/`+/g, 300],
  [/~+/g, 100],
  [/&/g, 400],
  [/@/g, 40],
  [/\|/g, 1_200],
  [/www\.|:\/\//gi, 60],
];

/** What drawing one block may cost, which is laid out as a whole: 1,700 elements and texts at the most. */
const MOST_COST = 45_000;

/** Marks of quotes and lists at the beginning of a line, one within the other. */
const NESTED = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){9}/m;

/**
 * What the lexer looks through to its end again from each of its characters, so only from its beginning
 * here; backticks are held against each other besides.
 */
const LONG_RUN = /(?<![\w.+@-])[\w.+@-]{301}|(?<![ \t])[ \t]{301}|`{101}/;

/** Whether finding the blocks of a text takes a bounded time, whatever it says. */
export function hasTameBlocks(source: string): boolean {
  return isWithin(source, MOST_IN_BLOCKS);
}

/**
 * Whether reading a block as markdown and drawing it take a bounded time, whatever it says: it is short,
 * and holds few enough of what the lexer is slow with, and of what becomes an element.
 */
export function isTame(source: string): boolean {
  return isWithin(source, MOST_WITHIN) && costOf(source) <= MOST_COST;
}

// In this order: the later ones rely on what the earlier ones have bounded. Each is one pass, for this
// is asked of whatever arrives, and again with each word.
function isWithin(source: string, limits: Most): boolean {
  if (source.length > LONGEST_READ || LONG_RUN.test(source) || NESTED.test(source)) return false;
  const read = withoutCode(source);
  return limits.every(
    ([kind, most]) => count(read, kind) <= most && count(source, kind) <= MORE_IN_CODE * most,
  );
}

function count(text: string, kind: RegExp): number {
  return text.match(kind)?.length ?? 0;
}

/** As many times more may stand in all, with what is taken for code: the lexer may see it otherwise. */
const MORE_IN_CODE = 4;

const OPENS_CODE = /^[\s>*+\d.)-]*(`{3,})[^`]*$/;
const CLOSES_CODE = /^[\s>]*(`{3,})\s*$/;

/** The text without the lines of code within a list or a quote, which are taken as they are. */
function withoutCode(source: string): string {
  const read: string[] = [];
  let fence = "";
  let code: string[] = [];
  for (const line of source.split("\n")) {
    if (fence === "") {
      read.push(line);
      fence = OPENS_CODE.exec(line)?.[1] ?? "";
    } else if (CLOSES_CODE.exec(line)?.[1]?.startsWith(fence)) {
      code = [];
      fence = "";
    } else code.push(line);
  }
  return [...read, ...code].join("\n");
}
