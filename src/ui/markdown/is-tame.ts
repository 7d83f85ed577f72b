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

/** Marks of quotes and lists at the beginning of a line, one within the other. */
const NESTED = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){9}/m;

/**
 * What the lexer looks through to its end again from each of its characters: that takes the square of
 * the length. Backticks are held against each other besides.
 */
const RUNS = /[\w.+@-]+|[ \t]+|`+/g;
const LONGEST_RUN = 400;
const LONGEST_BACKTICKS = 100;
const MOST_SQUARES = 1_000_000;

/** Whether finding the blocks of a text takes a bounded time, whatever it says. */
export function hasTameBlocks(source: string): boolean {
  return isWithin(source, MOST_IN_BLOCKS);
}

/**
 * Whether reading a block as markdown takes a bounded time, whatever it says: it is short, and holds
 * few enough of what the lexer is slow with.
 */
export function isTame(source: string): boolean {
  return isWithin(source, MOST_WITHIN);
}

// In this order: the later ones rely on what the earlier ones have bounded. Each is one pass, for this
// is asked of whatever arrives, and again with each word.
function isWithin(source: string, limits: Most): boolean {
  if (source.length > LONGEST_READ || !hasShortRuns(source) || NESTED.test(source)) return false;
  return isFew(source, limits, MORE_IN_CODE) && isFew(withoutCode(source), limits, 1);
}

function isFew(source: string, limits: Most, times: number): boolean {
  return limits.every(([kind, most]) => (source.match(kind)?.length ?? 0) <= times * most);
}

function hasShortRuns(source: string): boolean {
  let squares = 0;
  for (const [run] of source.matchAll(RUNS)) {
    if (run.length > (run.startsWith("`") ? LONGEST_BACKTICKS : LONGEST_RUN)) return false;
    squares += run.length ** 2;
  }
  return squares <= MOST_SQUARES;
}

/** As many times more may stand in all, with what is taken for code: the lexer may see it otherwise. */
const MORE_IN_CODE = 4;

const OPENS_CODE = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){0,8}[ \t]*(`{3,})[^`]*$/;
const CLOSES_CODE = /^[ \t>]*(`{3,})[ \t]*$/;

/** The text without the lines of code within a list or a quote, which are taken as they are. */
function withoutCode(source: string): string {
  const read: string[] = [];
  let fence: string | undefined;
  let code: string[] = [];
  for (const line of source.split("\n")) {
    const isClosing =
      fence !== undefined && CLOSES_CODE.exec(line)?.[1]?.startsWith(fence) === true;
    if (isClosing) code = [];
    if (fence === undefined || isClosing) read.push(line);
    else code.push(line);
    fence = isClosing ? undefined : (fence ?? OPENS_CODE.exec(line)?.[1]);
  }
  return [...read, ...code].join("\n");
}

/**
 * About how many elements a text becomes as markdown: what begins or ends one, and each line.
 */
export function countMarks(source: string): number {
  return source.match(/[*_`~]+|[|[<&\n\\$]/g)?.length ?? 0;
}
