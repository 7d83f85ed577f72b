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

/** Looked through to its end again from each of its characters. */
const UNBROKEN = /[\w.+@-]{2000}|[ \t]{400}/;

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

function isWithin(source: string, limits: Most): boolean {
  if (source.length > LONGEST_READ || NESTED.test(source) || UNBROKEN.test(source)) return false;
  const read = source.replace(CODE, "");
  return limits.every(([kind, most]) => (read.match(kind)?.length ?? 0) <= most);
}

/** Code of its own within a list or a quote: taken as a whole, whatever stands in it. */
const CODE = /(`{3,})[^`][\s\S]*?\1/g;

/**
 * About how many elements a text becomes as markdown: what begins or ends one, and each line.
 */
export function countMarks(source: string): number {
  return source.match(/[*_`~]+|[|[<&\n\\$]/g)?.length ?? 0;
}
