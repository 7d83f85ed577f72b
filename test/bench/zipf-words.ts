/** Scripts of the texts that are searched, each in a fifth of them. */
export const SCRIPTS = ["latin", "cyrillic", "arabic", "han", "kana"] as const;
export type Script = (typeof SCRIPTS)[number];

const LETTERS: Readonly<Record<Script, readonly string[]>> = {
  latin: [..."abcdefghiklmnoprstuvwy"],
  cyrillic: [..."абвгдежзиклмнопрстуфхцчш"],
  arabic: [..."ابتثجحخدذرزسشصضطظعغفقكلمنهوي"],
  han: Array.from({ length: 2_000 }, (_, at) => String.fromCharCode(0x4e00 + at * 7)),
  kana: [..."あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめも"],
};
const BETWEEN: Readonly<Record<Script, string>> = {
  ...{ latin: " ", cyrillic: " ", arabic: " " },
  // Written without spaces.
  ...{ han: "", kana: "" },
};
const VOCABULARY = 20_000;

/** The word of that rank, from 0 for the most common one. */
export function wordAt(script: Script, rank: number): string {
  const letters = LETTERS[script];
  // Another order of the ranks, so that what is common does not begin alike.
  let rest = ((rank + 1) * 7_919) % 1_000_003;
  const length = script === "han" ? 2 : 4 + (rank % 4);
  let word = "";
  for (let at = 0; at < length; at += 1) {
    word += letters[rest % letters.length];
    rest = Math.floor(rest / 3) + rank * (at + 1);
  }
  return word;
}

/** A text of so many words of one script, common ones as often as Zipf's law has them. */
export function zipfText(script: Script, words: number, seed: number): string {
  let state = (seed + 1) * 2_654_435_761;
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state / 2 ** 32;
  };
  const text = Array.from({ length: words }, () => {
    const rank = Math.floor(Math.exp(random() * Math.log(VOCABULARY))) - 1;
    return wordAt(script, rank);
  });
  return text.join(BETWEEN[script]);
}
