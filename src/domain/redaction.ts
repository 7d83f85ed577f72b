import { findPattern, type PatternStep, readBeginnings, readPattern } from "./hidden-pattern";
import type { Redaction } from "./prompt-settings";
import { ARABIC_BEFORE, BEFORE_CUT, KOREAN_BEHIND, UNSPACED } from "./word-borders";

/** What stands where something was taken out. */
export const REDACTED = "[redacted]";

export type Redacted = { readonly text: string; readonly count: number };

/**
 * The text without what the person's rules hide, and how many places that were (E-051). Before it is
 * stored only `stored` rules hold; before it is sent all do, for what was kept before a rule was made,
 * and of a phrase its beginning, too, where a title was cut behind that.
 */
export function redact(
  text: string,
  rules: readonly Redaction[],
  when: Redaction["when"],
): Redacted {
  const ranges = hiddenRanges(text, rules, when);
  const parts = partsBeside(text, ranges).map((part) => part.text);
  return { text: parts.join(REDACTED), count: ranges.length };
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

type Range = readonly [from: number, until: number];

/**
 * A part of a text that is looked through, where it begins, and its code points; of a title that was
 * cut what stands before the cut, and where that ends.
 */
type Part = {
  readonly from: number;
  readonly text: string;
  readonly points: () => readonly string[];
  readonly cutEnd?: number | undefined;
};

type Finder = (part: Part) => readonly Range[];

/**
 * Where the person's rules hide something of a text, from models unless `when` says otherwise, in its
 * order: from there until there. Each rule finds its places in the whole text, whatever another has
 * found of them, and beside those.
 */
export function hiddenRanges(
  text: string,
  rules: readonly Redaction[],
  when: Redaction["when"] = "sent",
): readonly Range[] {
  const whole = partOf(text, 0);
  const ends = when === "sent" ? cutEnds(text) : [];
  let ranges: readonly Range[] = [];
  let parts: readonly Part[] = [whole];
  let titles = cutTitles(parts, ends);
  for (const rule of rules) {
    if ((when !== "sent" && rule.when !== "stored") || rule.text.trim() === "") continue;
    for (const form of rule.kind === "word" ? [rule.text] : formsOf(rule.text)) {
      const found = parts.flatMap(finderOf(rule.kind, form));
      if (ends.length > 0) found.push(...titles.flatMap(beginningFinder(rule.kind, form)));
      if (found.length === 0) continue;
      ranges = joined([...ranges, ...found]);
      // What is hidden is no letter: beside it a word ends.
      parts = [whole, ...partsBeside(text, ranges)];
      titles = cutTitles(parts, ends);
    }
  }
  return ranges;
}

/** What a title ends with that was cut: amid a text titles stand in these quotes, or one is the text. */
const CUT = /…(?=”|$)/gu;
/** A title has fewer units, and a rule too. */
const MOST_TITLE = 400;
/** More titles are told in no text, and none in one that is longer than a tool's answer. */
const MOST_TITLES = 50;
const MOST_TITLED = 65_536;

function cutEnds(text: string): readonly number[] {
  if (text.length > MOST_TITLED || !text.includes("…")) return [];
  const ends = [...text.matchAll(CUT)].map(({ index }) => index);
  const isTitle = text.length <= MOST_TITLE;
  return ends.filter((end) => isTitle || end < text.length - 1).slice(0, MOST_TITLES);
}

function cutTitles(parts: readonly Part[], ends: readonly number[]): readonly Part[] {
  return parts.flatMap(({ from, text }) =>
    ends
      .filter((end) => end >= from && end < from + text.length)
      .map((end) => {
        const start = Math.max(from, end - MOST_TITLE);
        const title = text.slice(start - from, end - from).replace(BEFORE_CUT, "");
        return { ...partOf(title, start), cutEnd: end + 1 };
      }),
  );
}

/** Before what a phrase or a pattern may be cut: a word, or a letter where no blanks are written. */
const NEXT = new RegExp(`\\s|[${UNSPACED}]`, "gu");
/** A letter, or places for three digits: what has neither is the beginning of anything. */
const TELLING = /[\p{L}\p{N}]|(?:#[^#]*){3}/u;

/**
 * Of a phrase or a pattern what is left where it was cut, for no rule knows half of it: the shortest
 * beginning, and what each longer one has more.
 */
function beginningsOf(text: string): readonly string[] {
  const all = [...text.matchAll(NEXT)]
    .map(({ index }) => text.slice(0, index).replace(BEFORE_CUT, ""))
    .filter((one) => TELLING.test(one));
  return all.map((one, nth) => one.slice(all[nth - 1]?.length ?? 0)).filter((more) => more !== "");
}

/** In their order, those that lie over each other as one. */
function joined(ranges: Range[]): readonly Range[] {
  const all: [from: number, until: number][] = [];
  for (const [from, until] of ranges.sort(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last === undefined || from >= last[1]) all.push([from, until]);
    else last[1] = Math.max(last[1], until);
  }
  return all;
}

function partsBeside(text: string, ranges: readonly Range[]): readonly Part[] {
  const starts = [0, ...ranges.map(([, until]) => until)];
  return starts.map((from, nth) => partOf(text.slice(from, ranges[nth]?.[0]), from));
}

function partOf(text: string, from: number): Part {
  let points: readonly string[] | undefined;
  const read = () => {
    points ??= [...text];
    return points;
  };
  return { from, text, points: read };
}

function finderOf(kind: Redaction["kind"], form: string): Finder {
  return kind === "word" ? wordFinder(wordToRegExp(form)) : patternFinder(readPattern(form));
}

function beginningFinder(kind: Redaction["kind"], form: string): Finder {
  if (kind === "word") return wordFinder(wordToRegExp(form, beginningsToSource));
  return patternFinder(readBeginnings(beginningsOf(form)));
}

function wordFinder(word: RegExp): Finder {
  return ({ from, text, cutEnd }) =>
    [...text.matchAll(word)].map(({ index, 0: found }) => {
      const start = from + index;
      return [start, cutEnd ?? start + found.length];
    });
}

function patternFinder(steps: readonly PatternStep[]): Finder {
  return (part) => {
    const points = part.points();
    const lengthOf = (from: number, until: number) => points.slice(from, until).join("").length;
    let [point, at] = [0, part.from];
    return [...findPattern(points, steps)].map(({ start, end }) => {
      const from = at + lengthOf(point, start);
      [point, at] = [end, from + lengthOf(start, end)];
      return [from, part.cutEnd ?? at];
    });
  };
}

/** What a word is not part of; beside scripts that are written without blanks there is no border to look for. */
const BORDERED = `(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}_]`;
const AFTER_ARABIC = `(?<=${ARABIC_BEFORE})`;
const BEFORE_KOREAN = `(?=${KOREAN_BEHIND})`;

/**
 * Any case, any run of blanks, letters with their accents composed or not; whole words only, with what
 * Arabic writes before one and Korean behind it.
 */
function wordToRegExp(word: string, toSource = formToSource): RegExp {
  const upper = word.toUpperCase();
  // Of most words capitals are as many, and found by their letters.
  const all = upper.length === word.length ? [word] : [word, upper];
  return new RegExp(all.flatMap(formsOf).map(toSource).join("|"), "giu");
}

/** With each accent in its letter, and each as a sign of its own. */
function formsOf(text: string): readonly string[] {
  return [...new Set([text.trim().normalize("NFC"), text.trim().normalize("NFD")])];
}

function formToSource(form: string): string {
  const after = hasBorder([...form].at(-1)) ? `(?:(?!${BORDERED})|${BEFORE_KOREAN})` : "";
  return `${borderBefore(form)}${toSource(form)}${after}`;
}

/** Each beginning within the next, at the end of a text; what finds nothing where there is none. */
function beginningsToSource(form: string): string {
  const pieces = beginningsOf(form).map(toSource);
  const source = pieces.reduceRight((rest, one) => `${one}(?:${rest})?`, "");
  return source === "" ? "(?!)" : `${borderBefore(form)}${source}$`;
}

function borderBefore(form: string): string {
  const isArabic = /^\p{sc=Arab}/u.test(form);
  const begins = isArabic ? `(?:(?<!${BORDERED})|${AFTER_ARABIC})` : `(?<!${BORDERED})`;
  return hasBorder([...form][0]) ? begins : "";
}

function toSource(text: string): string {
  return text.split(/\s+/u).map(escapeRegExp).join("\\s+");
}

function hasBorder(point: string | undefined): boolean {
  return point !== undefined && new RegExp(BORDERED, "u").test(point);
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
