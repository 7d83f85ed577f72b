/**
 * A text in the form in which it is indexed and asked for: in lower case, without the marks that people
 * leave out, and what is written without spaces as pairs, so that each word in it can be found.
 */
export function toTokens(given: string, { isOpen = false } = {}): string {
  const text = given.length > LONGEST ? given.replace(/\S+/g, cutLong) : given;
  const plain = ASCII.test(text) ? text.toLowerCase() : foldMarks(text);
  if (ASCII.test(plain)) return plain;
  const apart = plain.replace(BETWEEN, " ").replace(SIGNS, " $& ").trimEnd();
  return apart.replace(UNSPACED, (run, at: number) => {
    const isLast = at + run.length === apart.length;
    return ` ${pairsOf(run, isOpen && isLast)} `;
  });
}

/** Case, accents, points of Hebrew and Arabic, wide forms and what nobody sees make no other word. */
export function foldMarks(text: string): string {
  const apart = withoutDirection(text).normalize("NFKD");
  // At the end of a word the small sigma is another one, and a word that is typed may go on.
  return apart.replace(MARKS, "").normalize("NFC").toLowerCase().replaceAll("ς", "σ");
}

/** A text without marks of direction, unseen, that come along with what is copied from right to left. */
export function withoutDirection(text: string): string {
  return text.replace(DIRECTION, "");
}

const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Scripts that are written without spaces between words, or whose words take endings without one. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]+/gu;

/** FTS5 cuts a word off in the middle of a sign from 32 KB on, and would not know it again. */
const LONGEST = 1_000;

function cutLong(word: string): string {
  if (word.length <= LONGEST) return word;
  return [...word].reduce((cut, sign, at) => cut + (at % LONGEST === 0 ? ` ${sign}` : sign), "");
}

/** What is part of no word; half a sign is none. Marks are: in Hindi or Thai they are vowels. */
const BETWEEN = /[^\p{L}\p{N}\p{Co}\p{M}\p{So} ]+/gu;

/** Pictures and other signs are words of their own. */
const SIGNS = /\p{So}+/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: those of ASCII are meant.
const ASCII = /^[\x00-\x7f]*$/;

const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/**
 * Each character with the one after it, and the last alone: so one of a single character is found as
 * the beginning of a pair. A query's last run leaves that out (`isOpen`): the text may go on there.
 */
function pairsOf(run: string, isOpen: boolean): string {
  const pairs: string[] = [];
  let before = "";
  for (const sign of run) {
    if (before !== "") pairs.push(before + sign);
    before = sign;
  }
  if (pairs.length === 0 || !isOpen) pairs.push(before);
  return pairs.join(" ");
}
