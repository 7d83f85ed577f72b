import { MAX_FACT_KEY, MAX_FACT_VALUE } from "../domain/fact";
import { factLine } from "../domain/fact-text";
import { findForgedMarks } from "../domain/find-forged-marks";
import type { Message } from "../domain/message";
import { REDACTED } from "../domain/redaction";
import { type Answer, withoutThinking } from "./clean-summary";
import { CLIPPED, clipMiddle } from "./clip-middle";
import { MOST_READ } from "./fact-prompts";
import { isNoKey, isNothing, isOrder } from "./refused-facts";

/** One thing that a model has found, with the words of the message that says it. */
export type SaidFact = {
  readonly key: string;
  readonly value: string;
  readonly message: Message;
  /** As the message has them. */
  readonly quote: string;
  /** 0.3 to 0.9: the share of the value's words that the quote has. */
  readonly confidence: number;
};

/** Facts of one answer. */
const MOST = 20;

/**
 * The facts that a model's answer lists, one a line as `key: value | "words"`. Prose, what is cut, keys
 * that pass for something else, instructions, and what no message says in those words is left out.
 */
export function readFacts(
  { text, isCut }: Answer,
  messages: readonly Message[],
): readonly SaidFact[] {
  const lines = withoutThinking(text).split(/[\n\r\u0085\u2028\u2029]+/u);
  // What was said last is what holds.
  const said = messages.map(toSaid).reverse();
  const facts: SaidFact[] = [];
  for (const line of isCut ? lines.slice(0, -1) : lines) {
    const fact = readLine(line, said);
    if (fact !== null) facts.push(fact);
    if (facts.length === MOST) break;
  }
  return facts;
}

/** A message as far as it was shown, and its words in their order, each between marks that none holds. */
type Said = { readonly message: Message; readonly shown: string; readonly words: string };

function toSaid(message: Message): Said {
  const shown = clipMiddle(message.text, MOST_READ).normalize("NFC");
  // No words stand together across what was left out.
  const parts = shown.split(CLIPPED).map((part) => wordsIn(part).join("\n"));
  return { message, shown, words: `\n${parts.join("\n\n").toLowerCase()}\n` };
}

/** Marks of a list, `key: value`, then the words. */
const LINE = /^[-*•\s]*(?:\d{1,3}[.)]\s+)?([^:：|]{1,80})[:：](.{1,600})[|｜](.{1,600})$/u;

function readLine(line: string, said: readonly Said[]): SaidFact | null {
  const [, key = "", value = "", quoted = ""] = LINE.exec(line) ?? [];
  const fact = { key: bare(key), value: bare(value) };
  if (!isKey(fact.key) || !isValue(fact.value) || isForged(fact)) return null;
  const wanted = toWanted(quoted);
  if (wanted === null) return null;
  for (const { message, shown, words } of said) {
    const quote = words.includes(wanted.words) ? findQuote(shown, wanted.pattern) : null;
    if (quote !== null) return { ...fact, message, quote, confidence: shareOf(fact.value, quote) };
  }
  return null;
}

const MARKS = /^[\s"'“”„«»‘’`*_「」『』]+|[\s"'“”„«»‘’`*_「」『』]+$/gu;

function bare(text: string): string {
  return factLine(text).replace(MARKS, "");
}

const KEY = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} '’&/()_.-]*$/u;

const MOST_WORDS = 6;

function isKey(key: string): boolean {
  if (key.length > MAX_FACT_KEY || !KEY.test(key) || isNoKey(key)) return false;
  return key.split(/\s+/u).length <= MOST_WORDS;
}

function isValue(value: string): boolean {
  if (value.length > MAX_FACT_VALUE || !/[\p{L}\p{N}]/u.test(value)) return false;
  return !isNothing(value);
}

function isForged({ key, value }: Pick<SaidFact, "key" | "value">): boolean {
  if ([key, value].some((part) => isOrder(part) || part.includes(REDACTED))) return true;
  return [key, value, `- ${key}: ${value}`].some((part) => findForgedMarks(part).length > 0);
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Scripts that are written without blanks have no word borders to look for. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Letters and digits of a quote: fewer are in every message. */
const LEAST_SAID = 2;

function wordsIn(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

type Wanted = { readonly words: string; readonly pattern: RegExp };

/** What finds those words in a message: a pattern alone would look from each letter of each message. */
function toWanted(quoted: string): Wanted | null {
  const said = wordsIn(quoted.normalize("NFC"));
  const all = said.join("");
  if (all.length < LEAST_SAID) return null;
  const source = said.join("[^\\p{L}\\p{N}\\p{M}]+");
  const words = said.join("\n").toLowerCase();
  if (UNSPACED.test(all)) return { words, pattern: new RegExp(source, "iu") };
  const [before, after] = ["(?<![\\p{L}\\p{N}\\p{M}])", "(?![\\p{L}\\p{N}\\p{M}])"];
  return { words: `\n${words}\n`, pattern: new RegExp(`${before}${source}${after}`, "iu") };
}

/** The words as a message has them, whatever stands between them but what was left out; else null. */
function findQuote(shown: string, pattern: RegExp): string | null {
  const found = pattern.exec(shown)?.[0];
  if (found === undefined || found.includes(CLIPPED)) return null;
  return found.length > MAX_FACT_VALUE ? null : factLine(found);
}

const LOWEST = 0.3;
const HIGHEST = 0.9;

function shareOf(value: string, quote: string): number {
  const said = quote.toLowerCase();
  const words = wordsOf(value);
  const shared = words.filter((word) => said.includes(word)).length;
  const share = words.length === 0 ? 0 : shared / words.length;
  return Math.round((LOWEST + (HIGHEST - LOWEST) * share) * 100) / 100;
}

function wordsOf(text: string): readonly string[] {
  const segments = new Intl.Segmenter("und", { granularity: "word" }).segment(text.toLowerCase());
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
