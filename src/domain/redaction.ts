import { findPattern, readPattern } from "./hidden-pattern";
import type { Redaction } from "./prompt-settings";
import { ARABIC_BEFORE, KOREAN_BEHIND, UNSPACED } from "./word-borders";

/** What stands where something was taken out. */
export const REDACTED = "[redacted]";

export type Redacted = { readonly text: string; readonly count: number };

/**
 * The text without what the person's rules hide, and how many places that were (E-051). Before it is
 * stored only `stored` rules hold; before it is sent all do, for what was kept before a rule was made,
 * and of a phrase its beginning, too, where the text was cut behind that.
 */
export function redact(
  text: string,
  rules: readonly Redaction[],
  when: Redaction["when"],
): Redacted {
  const parts = shownParts(text, rules, when);
  return { text: parts.map((part) => part.text).join(REDACTED), count: parts.length - 1 };
}

/** Where the person's rules hide something of a text from models, in its order: from there until there. */
export function hiddenPlaces(
  text: string,
  rules: readonly Redaction[],
): readonly (readonly [number, number])[] {
  const parts = shownParts(text, rules, "sent");
  return parts
    .slice(1)
    .map(({ from }, nth) => [(parts[nth]?.from ?? 0) + (parts[nth]?.text.length ?? 0), from]);
}

/** Takes out of a text what the person's rules do not allow to be kept; to be called before a write. */
export function hideStored(rules: readonly Redaction[]): (text: string) => string {
  return (text) => redact(text, rules, "stored").text;
}

/** Takes out of a text what the person's rules do not allow a model to be told; to be called before a cut. */
export function hideSent(rules: readonly Redaction[]): (text: string) => string {
  return (text) => redact(text, rules, "sent").text;
}

/**
 * The arguments of a tool call with each of their texts hidden: in JSON's own letters (`\n`, `\u00fc`)
 * a word has other neighbours, or is not there. What is no JSON is hidden as a text.
 */
export function hideArguments(text: string, hide: (text: string) => string): string {
  let hasHidden = false;
  const own = (one: string) => {
    const hidden = hide(one);
    hasHidden ||= hidden !== one;
    return hidden;
  };
  const within = (value: unknown): unknown => {
    if (typeof value === "string") return own(value);
    // A number may be what is hidden; it is a text then.
    if (typeof value === "number") {
      const hidden = own(String(value));
      return hidden === String(value) ? value : hidden;
    }
    if (Array.isArray(value)) return value.map(within);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [own(key), within(one)] as const),
    );
  };
  try {
    const hidden = within(JSON.parse(text));
    return hasHidden ? JSON.stringify(hidden) : text;
  } catch {
    // Or what is nested too deeply to be walked through.
    return hide(text);
  }
}

/** A part of a text that nothing is taken out of, and where it begins. */
type Part = { readonly from: number; readonly text: string };

function shownParts(
  text: string,
  rules: readonly Redaction[],
  when: Redaction["when"],
): readonly Part[] {
  let parts: readonly Part[] = [{ from: 0, text }];
  const isCut = when === "sent" && text.length <= MOST_TITLED && text.includes(CUT);
  for (const rule of rules) {
    if (when !== "sent" && rule.when !== "stored") continue;
    // A rule never sees what another has put in, so that nothing is taken out twice.
    const texts = rule.kind === "word" ? [rule.text] : formsOf(rule.text);
    const begun = isCut ? texts.flatMap(beginningsOf) : [];
    for (const form of [...texts, ...begun])
      parts = parts.flatMap((part) => split(part, { ...rule, text: form }));
  }
  return parts;
}

/** What a text ends with that was cut: a title, as a rule; what is longer than an answer of a tool tells none. */
const CUT = "…";
const MOST_TITLED = 65_536;

const UNSPACED_LETTER = new RegExp(`[${UNSPACED}]`, "u");

/** Of a phrase or a pattern what is left where it was cut behind one of its words: no rule knows half of it. */
function beginningsOf(text: string): readonly string[] {
  const points = [...text.trim()];
  return points.flatMap((point, at) => {
    const isEnd = at > 0 && (/\s/u.test(point) || UNSPACED_LETTER.test(point));
    return isEnd ? [points.slice(0, at).join("") + CUT] : [];
  });
}

function split(part: Part, rule: Redaction): readonly Part[] {
  if (part.text === "" || rule.text.trim() === "") return [part];
  const find = rule.kind === "word" ? findWord : findPlaces;
  const parts: Part[] = [];
  let at = 0;
  for (const [from, until] of find(part.text, rule.text)) {
    parts.push({ from: part.from + at, text: part.text.slice(at, from) });
    at = until;
  }
  if (parts.length === 0) return [part];
  return [...parts, { from: part.from + at, text: part.text.slice(at) }];
}

function* findWord(text: string, word: string): Generator<readonly [number, number]> {
  for (const { index, 0: found } of text.matchAll(wordToRegExp(word))) {
    yield [index, index + found.length];
  }
}

function* findPlaces(text: string, pattern: string): Generator<readonly [number, number]> {
  const points = [...text];
  const lengthOf = (from: number, until: number) => points.slice(from, until).join("").length;
  let [point, at] = [0, 0];
  for (const { start, end } of findPattern(points, readPattern(pattern))) {
    const from = at + lengthOf(point, start);
    [point, at] = [end, from + lengthOf(start, end)];
    yield [from, at];
  }
}

/** What a word is not part of; beside scripts that are written without blanks there is no border to look for. */
const BORDERED = `(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}_]`;
const AFTER_ARABIC = `(?<=${ARABIC_BEFORE})`;
const BEFORE_KOREAN = `(?=${KOREAN_BEHIND})`;

/**
 * Any case, any run of blanks, letters with their accents composed or not; whole words only, with what
 * Arabic writes before one and Korean behind it.
 */
function wordToRegExp(word: string): RegExp {
  const upper = word.toUpperCase();
  // Of most words capitals are as many, and found by their letters.
  const all = upper.length === word.length ? [word] : [word, upper];
  return new RegExp(all.flatMap(formsOf).map(formToSource).join("|"), "giu");
}

/** With each accent in its letter, and each as a sign of its own. */
function formsOf(text: string): readonly string[] {
  return [...new Set([text.trim().normalize("NFC"), text.trim().normalize("NFD")])];
}

function formToSource(form: string): string {
  const points = [...form];
  const isArabic = /^\p{sc=Arab}/u.test(form);
  const begins = isArabic ? `(?:(?<!${BORDERED})|${AFTER_ARABIC})` : `(?<!${BORDERED})`;
  const before = hasBorder(points[0]) ? begins : "";
  const after = hasBorder(points.at(-1)) ? `(?:(?!${BORDERED})|${BEFORE_KOREAN})` : "";
  const source = form.split(/\s+/u).map(escapeRegExp).join("\\s+");
  return `${before}${source}${after}`;
}

function hasBorder(point: string | undefined): boolean {
  return point !== undefined && new RegExp(BORDERED, "u").test(point);
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
