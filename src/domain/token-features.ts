import { CLASS, CLASS_OF } from "./token-classes";
import { isForeignWord } from "./token-language";

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
  "accents",
  "digitGroups",
  "spacedDigits",
  "punctuationRuns",
  "punctuationBeyond1",
  "symbols",
  "openLines",
  "closedLines",
  "indents",
  "cyrillicWords",
  "cyrillicLetters",
  "han",
  "hiragana",
  "katakana",
  "fullwidth",
  "hangul",
  "alphabetLetters",
  "otherLetters",
  "surrogates",
  "messages",
  "requests",
] as const;
export type Feature = (typeof FEATURES)[number];

const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Record<Feature, number>;

/** From this share of words on that are no English ones, a line in Latin letters is foreign. */
const FOREIGN_SHARE = 0.1;

const TAB = 0x09;

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
type Line = { words: number; beyond4: number; accents: number; foreign: number };

type Run = {
  readonly kind: number;
  /** The class of the run before, 0 at the start. */
  readonly before: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

function addText(features: Float64Array, text: string): void {
  const line: Line = { words: 0, beyond4: 0, accents: 0, foreign: 0 };
  let before = 0;
  for (let at = 0; at < text.length; ) {
    const kind = classAt(text, at);
    const start = at;
    do at += 1;
    while (at < text.length && classAt(text, at) === kind);
    const run = { kind, before, text, start, end: at };
    if (kind === CLASS.latin) addLatin(line, run);
    else addRun(features, run);
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
      if (length > 1 || text.charCodeAt(start) === TAB) add(features, AT.indents, 1);
      break;
    default:
      add(features, PLAIN[kind] ?? AT.otherLetters, length);
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
      wordStart = at;
    }
    isInside = !isCapital;
  }
  addWord(line, end - wordStart);
  if (line.accents > accents || isForeignWord(text, start, end)) line.foreign += 1;
}

function addWord(line: Line, length: number): void {
  line.words += 1;
  line.beyond4 += Math.max(0, length - 4);
}

function endLine(features: Float64Array, line: Line): void {
  const isForeign = line.foreign > line.words * FOREIGN_SHARE;
  add(features, isForeign ? AT.foreignWords : AT.words, line.words);
  add(features, isForeign ? AT.foreignBeyond4 : AT.lettersBeyond4, line.beyond4);
  add(features, AT.accents, line.accents);
  line.words = line.beyond4 = line.accents = line.foreign = 0;
}

function classAt(text: string, at: number): number {
  return CLASS_OF[text.charCodeAt(at)] ?? 0;
}

function add(features: Float64Array, at: number, amount: number): void {
  features[at] = (features[at] ?? 0) + amount;
}
