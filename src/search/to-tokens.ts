import { cutCommon } from "./common-signs";

/**
 * A text in the form in which it is indexed and asked for: in lower case, without the marks that people
 * leave out, and what is written without spaces as pairs, so that each word in it can be found.
 */
export function toTokens(given: string, { isOpen = false } = {}): string {
  const cut = given.length > LONGEST ? given.replace(/\S+/g, cutLong) : given;
  if (ASCII.test(cut)) return cut.toLowerCase();
  const text = cut.replace(/[ßæœ]/g, toPlain);
  if (ASCII.test(text)) return text.toLowerCase();
  const common = isOpen ? null : cutCommon(text, SIGNS_ALONE);
  if (common !== null) return common;
  const plain = foldMarks(text.replace(LETTERLIKE, " $& "));
  if (ASCII.test(plain)) return plain;
  const apart = wordsApart(plain).trimEnd();
  if (!MAY_BE_UNSPACED.test(apart)) return apart;
  return apart.replace(UNSPACED, (run, at: number) => {
    const isLast = at + run.length === apart.length;
    return ` ${pairsOf(run, isOpen && isLast)} `;
  });
}

/** №, ™ and their like are folded to letters, which are none of the word that they stand beside. */
const LETTERLIKE = /[\u2100\u2101\u2105\u2106\u2116\u2120-\u2122\u213b]/g;

/** Case, accents, points of Hebrew and Arabic, wide forms and what nobody sees make no other word. */
export function foldMarks(text: string): string {
  const apart = withoutDirection(text).normalize("NFKD");
  return apart.replace(MARKS, "").normalize("NFC").toLowerCase().replace(LETTERS, toPlain);
}

/** Letters that capitals, or keyboards without them, write otherwise; a sigma at a word's end is another one, and what is typed may go on. */
const LETTERS = /[ßæœøłđıςةى]/g;
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i", ς: "σ" },
  ...{ ة: "ه", ى: "ي" },
};

function toPlain(letter: string): string {
  return PLAIN[letter] ?? letter;
}

/** A text without marks of direction, unseen, that come along with what is copied from right to left. */
export function withoutDirection(text: string): string {
  return text.replace(DIRECTION, "");
}

const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Scripts that are written without spaces between words, or whose words take endings without one. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]+/gu;

const SIGNS_ALONE = { fold: foldMarks, unspaced: UNSPACED };

/** FTS5 cuts a word off in the middle of a sign from 32 KB on, and would not know it again. */
const LONGEST = 1_000;

/** What is written without spaces becomes pairs: cut, it would lack the one across the cut. */
function cutLong(word: string): string {
  if (word.length <= LONGEST) return word;
  const isCut = (sign: string, at: number) => at % LONGEST === 0 && sign.search(UNSPACED) < 0;
  return [...word].reduce((cut, sign, at) => cut + (isCut(sign, at) ? ` ${sign}` : sign), "");
}

/** Classes of all signs cost most of the time: they are asked where a rare one may be there only. */
function wordsApart(plain: string): string {
  const apart = plain.replace(OFTEN_BETWEEN, " ");
  return OFTEN_IN_WORDS.test(apart) ? apart : apart.replace(BETWEEN, " ").replace(SIGNS, " $& ");
}

/** Of `BETWEEN` what is in most texts. */
const OFTEN_BETWEEN =
  /[\t\n\r!-/:-@[-`{-~\u00ab\u00bb\u060c\u061b\u061f\u0964\u0965\u2010-\u2027\u3001-\u3003\u3008-\u3011]+/g;

/** Small letters, digits and marks of the scripts that most people write; none of them is `BETWEEN` or one of `SIGNS`. */
const OFTEN_IN_WORDS =
  /^[ 0-9a-z\u00df-\u00f6\u00f8-\u017f\u03b1-\u03c9\u0430-\u045f\u05d0-\u05ea\u0620-\u0669\u066e-\u06d3\u0900-\u0963\u0966-\u096f\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0e59\u3005-\u3007\u3041-\u3096\u3099\u309a\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]*$/;

/** Where `UNSPACED` begins; half a sign may be one of a rare character. */
const MAY_BE_UNSPACED = /[\u0e00-\uffff]/;

/** What is part of no word; half a sign is none. Marks are: in Hindi or Thai they are vowels. */
const BETWEEN = /[^\p{L}\p{N}\p{Co}\p{M}\p{So} ]+/gu;

/** Pictures and other signs are words of their own, each by itself. */
const SIGNS = /\p{So}/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: those of ASCII are meant.
const ASCII = /^[\x00-\x7f]*$/;

/** Soft hyphens and selectors of variants are seen by nobody. */
const MARKS =
  /\u00ad|\udb40[\udd00-\uddef]|[\ufe00-\ufe0f\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/**
 * Each character with the one after it, and the last alone: so one of a single character is found as
 * the beginning of a pair. A query's last run leaves that out (`isOpen`): the text may go on there.
 */
function pairsOf(run: string, isOpen: boolean): string {
  if (!HALF_SIGN.test(run)) return pairsOfPlain(run, isOpen);
  const pairs: string[] = [];
  let before = "";
  for (const sign of run) {
    if (before !== "") pairs.push(before + sign);
    before = sign;
  }
  if (pairs.length === 0 || !isOpen) pairs.push(before);
  return pairs.join(" ");
}

const HALF_SIGN = /[\ud800-\udfff]/;
const BLANK = 32;
const utf16 = new TextDecoder("utf-16le");

/** As above, of a run in which each character is one number: a third of the time of strings. */
function pairsOfPlain(run: string, isOpen: boolean): string {
  const codes = new Uint16Array(run.length * 3);
  let length = 0;
  for (let at = 0; at + 1 < run.length; at += 1) {
    codes[length] = run.charCodeAt(at);
    codes[length + 1] = run.charCodeAt(at + 1);
    codes[length + 2] = BLANK;
    length += 3;
  }
  const pairs = utf16.decode(codes.subarray(0, Math.max(0, length - 1)));
  if (isOpen && pairs !== "") return pairs;
  return `${pairs} ${run.at(-1)}`.trimStart();
}
