import { CLASS, CLASS_OF } from "./token-classes";
import { isEnglishWord, isForeignWord, isHeldWord, isNoWord } from "./token-language";

/**
 * What a text is made of, as far as tokenizers care, in the order of a feature vector. Sealed
 * observations hold such vectors: a change of the list must change its length, so that the old ones
 * are passed over.
 */
export const FEATURES = [
  "words",
  "lettersBeyond4",
  "foreignWords",
  "foreignBeyond4",
  "strangeLetters",
  "accents",
  "digitGroups",
  "spacedDigits",
  "punctuationRuns",
  "punctuationBeyond1",
  "symbols",
  "openLines",
  "closedLines",
  "indents",
  "gaps",
  "chanceLetters",
  "cyrillicWords",
  "cyrillicLetters",
  "han",
  "hiragana",
  "katakana",
  "fullwidth",
  "hangul",
  "alphabetLetters",
  "otherLetters",
  "rareLetters",
  "surrogates",
  "messages",
  "requests",
] as const;
export type Feature = (typeof FEATURES)[number];

const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Record<Feature, number>;

/** From this share of words on that are no English ones, a line in Latin letters is foreign. */
const FOREIGN_SHARE = 0.1;

/** From this share on: German has a word of that kind now and then. */
const CHANCE_SHARE = 0.25;

/** Below this share of words of a foreign line are of a language that vocabularies hold much of, or have accents. */
const STRANGE_SHARE = 0.1;
const PLAIN_SHARE = 0.25;

const TAB = 0x09;

/** No word and few names are longer without a break: what is, is no language, and is cut up small. */
const LONG_RUN = 16;

/**
 * The features of a whole request: the sum over its texts, and what the chat template adds for that
 * many messages. With 0 messages it is text alone, as a reply's count has it.
 */
export function featuresOf(texts: readonly string[], messages: number): number[] {
  const features = new Float64Array(FEATURES.length);
  for (const text of texts) addText(features, text);
  features[AT.messages] = messages;
  features[AT.requests] = messages > 0 ? 1 : 0;
  return [...features];
}

/** The Latin words of a line, until its end tells whether they are English. */
type Line = {
  words: number;
  beyond4: number;
  accents: number;
  foreign: number;
  /** Of the foreign ones, those of languages that vocabularies hold much of. */
  held: number;
  english: number;
  letters: number;
  marks: number;
  /** Words that no language would say, and their letters. */
  noWords: number;
  chance: number;
};

type Run = {
  readonly kind: number;
  /** The class of the run before, 0 at the start. */
  readonly before: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

function addText(features: Float64Array, text: string): void {
  const line = {
    words: 0,
    beyond4: 0,
    accents: 0,
    foreign: 0,
    held: 0,
    english: 0,
    letters: 0,
    marks: 0,
    noWords: 0,
    chance: 0,
  };
  let before = 0;
  let unbroken = 0;
  for (let at = 0; at < text.length; ) {
    const kind = classAt(text, at);
    const start = at;
    do at += 1;
    while (at < text.length && classAt(text, at) === kind);
    const run = { kind, before, text, start, end: at };
    if (kind === CLASS.latin) addLatin(line, run);
    else addRun(features, run);
    unbroken = kind === CLASS.latin || kind === CLASS.digit ? unbroken + at - start : 0;
    const beyond = Math.min(at - start, unbroken - LONG_RUN);
    // A number of nothing but digits is cut by threes, or digit by digit: taken in between.
    const share = kind === CLASS.digit && unbroken === at - start ? 1 / 2 : 1;
    if (beyond > 0) add(features, AT.chanceLetters, beyond * share);
    if (kind === CLASS.ascii) line.marks += 1;
    if (kind === CLASS.newline) endLine(features, line);
    before = kind;
  }
  endLine(features, line);
}

function addRun(features: Float64Array, { kind, before, text, start, end }: Run): void {
  const length = end - start;
  switch (kind) {
    case CLASS.cyrillic:
      add(features, AT.cyrillicWords, 1);
      add(features, AT.cyrillicLetters, length);
      break;
    case CLASS.digit:
      add(features, AT.digitGroups, Math.ceil(length / 3));
      if (before === CLASS.space) add(features, AT.spacedDigits, 1);
      break;
    case CLASS.ascii:
      add(features, AT.punctuationRuns, 1);
      add(features, AT.punctuationBeyond1, length - 1);
      break;
    case CLASS.newline:
      add(features, before === CLASS.ascii ? AT.closedLines : AT.openLines, 1);
      break;
    case CLASS.space:
      // One space belongs to the word after it.
      if (length === 1 && text.charCodeAt(start) !== TAB) break;
      add(features, before === CLASS.newline ? AT.indents : AT.gaps, 1);
      break;
    default:
      add(features, PLAIN[kind] ?? AT.otherLetters, (DEARER[kind] ?? 1) * length);
  }
}

/** Classes of which every character counts alike. */
const PLAIN: Readonly<Record<number, number>> = {
  [CLASS.symbol]: AT.symbols,
  [CLASS.alphabet]: AT.alphabetLetters,
  [CLASS.han]: AT.han,
  [CLASS.hiragana]: AT.hiragana,
  [CLASS.katakana]: AT.katakana,
  [CLASS.fullwidth]: AT.fullwidth,
  [CLASS.hangul]: AT.hangul,
  [CLASS.surrogate]: AT.surrogates,
  [CLASS.rare]: AT.rareLetters,
  [CLASS.unheld]: AT.rareLetters,
  [CLASS.hebrew]: AT.alphabetLetters,
};

/** By how much more of a class costs than others that count by the same feature. */
const DEARER: Readonly<Record<number, number>> = {
  // Three bytes, each a token.
  [CLASS.unheld]: 2,
  [CLASS.hebrew]: 1.25,
};

/** A run of letters is one word, or several where a capital follows a small letter. */
function addLatin(line: Line, { text, start, end }: Run): void {
  const accents = line.accents;
  let wordStart = start;
  let isInside = false;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const isCapital = code >= 0x41 && code <= 0x5a;
    if (code >= 0xc0) line.accents += 1;
    if (isCapital && isInside) {
      addWord(line, at - wordStart);
      // Names in code are put together so; prose is not.
      line.marks += 1;
      wordStart = at;
    }
    isInside = !isCapital;
  }
  addWord(line, end - wordStart);
  if (line.accents > accents || isForeignWord(text, start, end)) line.foreign += 1;
  else if (isEnglishWord(text, start, end)) line.english += 1;
  else if (isNoWord(text, start, end)) {
    line.noWords += 1;
    line.chance += end - start;
  }
  if (isHeldWord(text, start, end)) line.held += 1;
}

function addWord(line: Line, length: number): void {
  line.words += 1;
  line.letters += length;
  line.beyond4 += Math.max(0, length - 4);
}

function endLine(features: Float64Array, line: Line): void {
  const isForeign = line.foreign > line.words * FOREIGN_SHARE || isNoEnglish(line);
  add(features, isForeign ? AT.foreignWords : AT.words, line.words);
  add(features, isForeign ? AT.foreignBeyond4 : AT.lettersBeyond4, line.beyond4);
  if (isForeign && isStrange(line)) add(features, AT.strangeLetters, line.letters);
  add(features, AT.accents, line.accents);
  if (line.noWords > line.words * CHANCE_SHARE) add(features, AT.chanceLetters, line.chance);
  line.words = line.beyond4 = line.accents = line.foreign = line.held = line.letters = 0;
  line.english = line.marks = line.noWords = line.chance = 0;
}

/** From so many words on English has one of its small ones, unless it is code. */
const SURE_WORDS = 6;

/** English has more of them than this; other languages have a few words that look like some. */
const ENGLISH_SHARE = 0.1;

function isNoEnglish({ words, english, marks }: Line): boolean {
  return words >= SURE_WORDS && english <= words * ENGLISH_SHARE && marks <= words / 3;
}

/** Whether a foreign line is in a language whose words vocabularies cut up small; accents count already. */
function isStrange({ words, held, accents }: Line): boolean {
  return words >= SURE_WORDS && held < words * STRANGE_SHARE && accents <= words * PLAIN_SHARE;
}

function classAt(text: string, at: number): number {
  return CLASS_OF[text.charCodeAt(at)] ?? 0;
}

function add(features: Float64Array, at: number, amount: number): void {
  features[at] = (features[at] ?? 0) + amount;
}
