import { isContentWord, stemOf } from "../../domain/english-words";

/** What a language makes of a text: its words, each in the form that its other forms share. */
export type WordForms = {
  /**
   * Each telling word of a text once, and as often as it stands there; where words are not parted, what
   * lies across two that are known is left out.
   */
  readonly formsOf: (text: string, isKnown?: (form: string) => boolean) => readonly string[];
  readonly allForms: (text: string) => readonly string[];
  /** The form of one word, whether it tells anything or not. */
  readonly formOf: (word: string) => string;
  /** A text in which phrases are found by `includes`, and a phrase as it is found there. */
  readonly plain: (text: string) => string;
  readonly phrase: (text: string) => string;
};

/** How words of the language are told apart; `small` are those that tell nothing, by spaces. */
export function createWordForms(language: string, small: string): WordForms {
  if (language === "zh" || language === "ja") return unspacedForms(language, small);
  const formOf = FORMS[language] ?? beginningOf;
  const little = new Set(wordsOf(small));
  const littleForms = new Set([...little].map(formOf));
  const isSignificant = (word: string) =>
    language === "en" ? isContentWord(word) : !little.has(word) && isSignificantForm(formOf(word));
  // One syllable of Korean and one letter of any other are endings and signs.
  const isSignificantForm = (form: string) =>
    form.length > 1 && !(language === "ko" && littleForms.has(form));
  const allForms = (text: string) => wordsOf(text).filter(isSignificant).map(formOf);
  return {
    formOf,
    allForms,
    formsOf: (text) => [...new Set(allForms(text))],
    plain: (text) => ` ${wordsOf(text).join(" ")} `,
    phrase: (text) => ` ${wordsOf(text).join(" ")}`,
  };
}

const FORMS: Readonly<Record<string, (word: string) => string>> = {
  en: stemOf,
  ko: (word) => word.slice(0, 2),
  ar: (word) => {
    const bare = word.replace(/^(?:[وفبكل]?ال|لل)(?=..)/u, "").replace(/[ىي]/gu, "ي");
    const cut = bare.replace(/(?:ات|ون|ين|تي|ها|هم|نا|ة|ه|ي|ك)$/u, "");
    return cut.length < 3 ? bare : cut;
  },
};

/** The beginning that a word's forms mostly share; short ones end in an s or a vowel besides. */
function beginningOf(word: string): string {
  if (/\p{N}/u.test(word)) return word;
  const single = word.replace(/s$/u, "");
  const beginning = single.slice(0, 5);
  // Of a verb of six letters and its form of five, too: “apagar” and “apago”.
  return single.length > 6 ? beginning : beginning.replace(/(?<=...)[aeiouyаеиоуыэюяйь]$/u, "");
}

/** Lower-case words without accents and marks; what Korean writes as one sign stays one. */
function wordsOf(text: string): readonly string[] {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase();
  return bare.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Chinese and Japanese, written without spaces: pairs of signs, between the words that tell nothing. */
function unspacedForms(language: string, small: string): WordForms {
  const little = small.split(" ").toSorted((a, b) => b.length - a.length);
  // The empty pattern would part every sign from the next.
  const between = small === "" ? /(?!)/u : new RegExp(little.join("|"), "gu");
  const plain = (text: string) => text.normalize("NFKC").toLowerCase();
  const runs = language === "ja" ? JAPANESE_RUNS : CHINESE_RUNS;
  const allForms = (text: string, isKnown?: (form: string) => boolean) => {
    const words = plain(text).replace(between, " ").match(runs) ?? [];
    return words.flatMap((word) => {
      if (/^[a-z0-9]/.test(word)) return word;
      const pairs = pairsOf(word);
      return isKnown === undefined ? pairs : withoutSeams(pairs, isKnown);
    });
  };
  const formsOf: WordForms["formsOf"] = (text, isKnown) => [...new Set(allForms(text, isKnown))];
  return { formsOf, allForms, formOf: (word) => allForms(word)[0] ?? word, plain, phrase: plain };
}

// Hiragana is mostly grammar.
const JAPANESE_RUNS = /[\p{Script=Katakana}ー]+|\p{Script=Han}+|[a-z0-9]+/gu;
const CHINESE_RUNS = /\p{Script=Han}+|[a-z0-9]+/gu;

function pairsOf(run: string): readonly string[] {
  const signs = [...run];
  if (signs.length === 1) return [run];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

/** What is no word lies between two: a pair of which both signs belong to known ones beside it. */
function withoutSeams(pairs: readonly string[], isKnown: (pair: string) => boolean) {
  const known = (pair: string | undefined) => pair !== undefined && isKnown(pair);
  return pairs.filter(
    (pair, at) => isKnown(pair) || !(known(pairs[at - 1]) && known(pairs[at + 1])),
  );
}
