import { MAX_FACT_KEY, MAX_FACT_VALUE } from "../domain/fact";
import { factLine } from "../domain/fact-text";
import { findForgedMarks } from "../domain/find-forged-marks";
import type { Message } from "../domain/message";
import { REDACTED } from "../domain/redaction";
import { type Answer, withoutThinking } from "./clean-summary";

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
  const facts: SaidFact[] = [];
  for (const line of isCut ? lines.slice(0, -1) : lines) {
    const fact = readLine(line, messages);
    if (fact !== null) facts.push(fact);
    if (facts.length === MOST) break;
  }
  return facts;
}

/** Marks of a list, `key: value`, then the words. */
const LINE = /^[-*•\s]*(?:\d{1,3}[.)]\s+)?([^:：|]{1,80})[:：](.{1,600})[|｜](.{1,600})$/u;

function readLine(line: string, messages: readonly Message[]): SaidFact | null {
  const [, key = "", value = "", words = ""] = LINE.exec(line) ?? [];
  const fact = { key: bare(key), value: bare(value) };
  if (!isKey(fact.key) || !isValue(fact.value) || isForged(fact)) return null;
  // What was said last is what holds.
  for (const message of [...messages].reverse()) {
    const quote = findQuote(message.text, words);
    if (quote !== null) return { ...fact, message, quote, confidence: shareOf(fact.value, quote) };
  }
  return null;
}

const MARKS = /^[\s"'“”„«»‘’`*_]+|[\s"'“”„«»‘’`*_]+$/gu;

function bare(text: string): string {
  return factLine(text).replace(MARKS, "");
}

const KEY = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} '’&/()_.-]*$/u;

/** Words that stand for the form of an answer, or for who is to obey it, and for nothing of a person. */
const NO_KEY =
  /^(?:none|key|value|facts?|example|messages?|system|user|assistant|tool|role|prompt|instructions?|rules?|commands?|system prompt)$/iu;

const MOST_WORDS = 6;

function isKey(key: string): boolean {
  if (key.length > MAX_FACT_KEY || !KEY.test(key) || NO_KEY.test(key)) return false;
  return key.split(/\s+/u).length <= MOST_WORDS;
}

/** What is told to a model, and not of a person. */
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|reveal)\b.{0,40}\b(?:instructions?|rules?|prompts?|previous|above|guidelines)\b|\byou (?:must|are now|should|shall|will)\b|\b(?:system prompt|jailbreak)\b/iu;

function isValue(value: string): boolean {
  if (value.length > MAX_FACT_VALUE || !/[\p{L}\p{N}]/u.test(value)) return false;
  return !/^(?:none|unknown|n\/a|not (?:stated|mentioned|specified|given))\.?$/iu.test(value);
}

function isForged({ key, value }: Pick<SaidFact, "key" | "value">): boolean {
  if ([key, value].some((part) => INSTRUCTION.test(part) || part.includes(REDACTED))) return true;
  return [key, value, `- ${key}: ${value}`].some((part) => findForgedMarks(part).length > 0);
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Scripts that are written without blanks have no word borders to look for. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Letters and digits of a quote: fewer are in every message. */
const LEAST_SAID = 2;

/** The words as a message has them, whatever stands between them; null where it has not. */
function findQuote(text: string, words: string): string | null {
  const said = words.normalize("NFC").match(WORD) ?? [];
  const all = said.join("");
  if (all.length < LEAST_SAID) return null;
  const source = said.join("[^\\p{L}\\p{N}\\p{M}]+");
  const [before, after] = UNSPACED.test(all)
    ? ["", ""]
    : ["(?<![\\p{L}\\p{N}\\p{M}])", "(?![\\p{L}\\p{N}\\p{M}])"];
  const found = new RegExp(`${before}${source}${after}`, "iu").exec(text.normalize("NFC"))?.[0];
  return found === undefined || found.length > MAX_FACT_VALUE ? null : factLine(found);
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
