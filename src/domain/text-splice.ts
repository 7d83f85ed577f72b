/** At that place (UTF-16 units) so many units are taken out, and the text put in. */
export type TextSplice = { readonly at: number; readonly remove: number; readonly insert: string };

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The shortest single replacement that makes the one text the other, null where they are the same. It
 * begins and ends between characters as a person counts them, in both texts: two of them that meet
 * never leave half of a surrogate pair, of a ZWJ sequence or of a letter and its accent.
 */
export function spliceBetween(before: string, after: string): TextSplice | null {
  if (before === after) return null;
  const shared = Math.min(before.length, after.length);
  let start = sharedStretches(
    shared,
    (from, to) => before.slice(from, to) === after.slice(from, to),
  );
  while (start < shared && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  const rest = shared - start;
  let tail = sharedStretches(
    rest,
    (from, to) => endOf(before, from, to) === endOf(after, from, to),
  );
  while (tail < rest && unitFromEnd(before, tail) === unitFromEnd(after, tail)) tail += 1;
  start = settle(start, (at) =>
    Math.min(characterAt(before, at).start, characterAt(after, at).start),
  );
  tail = settle(tail, (rest) =>
    Math.min(
      before.length - characterAt(before, before.length - rest).end,
      after.length - characterAt(after, after.length - rest).end,
    ),
  );
  const insert = after.slice(start, after.length - tail);
  return { at: start, remove: before.length - tail - start, insert };
}

/**
 * The splice with its bounds between characters as a person counts them: a removal takes each that it
 * touches as a whole, a mere insertion goes behind the one that it would split.
 */
export function wholeCharacters(text: string, { at, remove, insert }: TextSplice): TextSplice {
  const end = characterAt(text, at + remove).end;
  const start = remove === 0 ? end : characterAt(text, at).start;
  return { at: start, remove: end - start, insert };
}

/** The text after that replacement. */
export function spliced(text: string, { at, remove, insert }: TextSplice): string {
  return text.slice(0, at) + insert + text.slice(at + remove);
}

/** Units that are compared at once: the engine does so at the speed of memory. */
const STRETCH = 1_024;

/** Units of all whole stretches, up to so many, before the first that differs. */
function sharedStretches(most: number, isShared: (from: number, to: number) => boolean): number {
  let at = 0;
  while (at + STRETCH <= most && isShared(at, at + STRETCH)) at += STRETCH;
  return at;
}

/** What stands between those places, counted from the end. */
function endOf(text: string, from: number, to: number): string {
  return text.slice(text.length - to, text.length - from);
}

function unitFromEnd(text: string, back: number): number {
  return text.charCodeAt(text.length - 1 - back);
}

/** Moves until both texts agree that a character begins there; zero always is such a place. */
function settle(from: number, step: (at: number) => number): number {
  const next = step(from);
  return next === from ? from : settle(next, step);
}

/** Bounds of the character that this place is inside of; the place itself where it is between two. */
function characterAt(text: string, at: number): { readonly start: number; readonly end: number } {
  if (at <= 0 || at >= text.length || isPlain(text, at)) return { start: at, end: at };
  const character = segmenter.segment(text).containing(at);
  if (character === undefined || character.index === at) return { start: at, end: at };
  return { start: character.index, end: character.index + character.segment.length };
}

/** Two units below the first combining mark are never one character, a carriage return and its line feed apart. */
function isPlain(text: string, at: number): boolean {
  return text.charCodeAt(at - 1) < 0x300 && text.charCodeAt(at) < 0x300 && text[at] !== "\n";
}
