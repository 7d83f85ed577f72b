import { ARABIC_BEFORE, KOREAN_BEHIND, UNSPACED } from "./word-borders";

const LETTER = /[\p{L}\p{N}_]/u;
const FREE = new RegExp(`[${UNSPACED}]`, "u");

const BEFORE = new RegExp(`${ARABIC_BEFORE}$`, "u");
const ARABIC = /^\p{sc=Arab}/u;
const BEHIND = new RegExp(`^${KOREAN_BEHIND}`, "u");

/** More than the longest of both, with the sign beyond it. */
const BESIDE = 6;

/** Whether a name stands in a text as a word, or words, in whatever case, as its script sets words apart. */
export function standsIn(text: string, name: string): boolean {
  const [within, word] = [fold(text), fold(name)];
  if (word === "") return false;
  for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + 1)) {
    const end = at + word.length;
    const before = within.slice(Math.max(0, at - BESIDE), at);
    if (beginsAfter(before, word) && endsBefore(word, within.slice(end, end + BESIDE))) return true;
  }
  return false;
}

function beginsAfter(before: string, word: string): boolean {
  if (isApart([...before].at(-1), [...word].at(0))) return true;
  return ARABIC.test(word) && BEFORE.test(before);
}

function endsBefore(word: string, behind: string): boolean {
  return isApart([...word].at(-1), [...behind].at(0)) || BEHIND.test(behind);
}

/** Whether two signs beside each other are not of one word; nothing beside one is apart from it. */
function isApart(one = "", other = ""): boolean {
  const signs = [one, other];
  return !signs.every((sign) => LETTER.test(sign)) || signs.some((sign) => FREE.test(sign));
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
