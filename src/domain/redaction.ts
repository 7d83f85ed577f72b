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
  const places = hiddenPlaces(text, rules, when);
  const parts = partsBeside(text, places).map((part) => part.text);
  return { text: parts.join(REDACTED), count: places.length };
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

type Place = readonly [from: number, until: number];

/** A part of a text that nothing is taken out of, and where it begins. */
type Part = { readonly from: number; readonly text: string };

/**
 * Where the person's rules hide something of a text, from models unless `when` says otherwise, in its
 * order: from there until there. Each rule finds its places in the whole text, whatever another has
 * found of them, and beside those.
 */
export function hiddenPlaces(
  text: string,
  rules: readonly Redaction[],
  when: Redaction["when"] = "sent",
): readonly Place[] {
  let places: readonly Place[] = [];
  const isCut = when === "sent" && text.length <= MOST_TITLED && text.includes(CUT);
  for (const rule of rules) {
    if ((when !== "sent" && rule.when !== "stored") || rule.text.trim() === "") continue;
    const find = rule.kind === "word" ? findWord : findPlaces;
    const forms = rule.kind === "word" ? [rule.text] : formsOf(rule.text);
    for (const form of isCut ? [...forms, ...forms.flatMap(beginningsOf)] : forms) {
      // What is hidden is no letter: beside it a word ends.
      const beside = places.length > 0 ? partsBeside(text, places) : [];
      const found = [...places];
      for (const part of [{ from: 0, text }, ...beside]) {
        for (const [from, until] of find(part.text, form)) {
          found.push([part.from + from, part.from + until]);
        }
      }
      places = joined(found);
    }
  }
  return places;
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

/** In their order, those that lie over each other as one. */
function joined(places: Place[]): readonly Place[] {
  const all: [from: number, until: number][] = [];
  for (const [from, until] of places.sort(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last === undefined || from >= last[1]) all.push([from, until]);
    else last[1] = Math.max(last[1], until);
  }
  return all;
}

function partsBeside(text: string, places: readonly Place[]): readonly Part[] {
  const starts = [0, ...places.map(([, until]) => until)];
  return starts.map((from, nth) => ({ from, text: text.slice(from, places[nth]?.[0]) }));
}

function* findWord(text: string, word: string): Generator<Place> {
  for (const { index, 0: found } of text.matchAll(wordToRegExp(word))) {
    yield [index, index + found.length];
  }
}

function* findPlaces(text: string, pattern: string): Generator<Place> {
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
