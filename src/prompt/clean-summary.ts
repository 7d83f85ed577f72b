import { AppError } from "../domain/app-error";
import { neutraliseLabels } from "./neutralise-labels";

/** Characters of an answer; more is no summary. */
const MAX_ANSWER = 8_000;

/** Characters of a title: what a line of the panel holds. */
const MAX_TITLE = 80;

/**
 * The summary that a model's answer holds: without thinking, fences and a heading, role labels in it
 * neutralised. Fails with `summary-unusable` (reason `empty` or `too-long`).
 */
export function cleanSummary(answer: string): string {
  const text = neutraliseLabels(bare(answer, SUMMARY_HEADING));
  if (!HAS_WORD.test(text)) throw unusable("empty");
  return text;
}

/**
 * The title that a model's answer holds: its first line without quotes and marks, at most 80
 * characters. Fails with `summary-unusable` (reason `empty` or `too-long`).
 */
export function cleanTitle(answer: string): string {
  const first = bare(answer, TITLE_HEADING).split(/[\n\r\u0085\u2028\u2029]/u)[0] ?? "";
  const text = trimMarks(first.replace(/\s+/gu, " "));
  if (!HAS_WORD.test(text)) throw unusable("empty");
  return shorten(text);
}

const HAS_WORD = /[\p{L}\p{N}]/u;

const SUMMARY_HEADING = /^[#*_\s]*(?:summary|zusammenfassung)[*_\s]*[:：][*_\s]*/iu;
const TITLE_HEADING = /^[#*_\s]*(?:title|titel)[*_\s]*[:：][*_\s]*/iu;

/** Small models write their thinking into the answer. */
const THINKING = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;
const FENCED = /^```[^\n`]*\n([\s\S]*?)\n?```$/;

function bare(answer: string, heading: RegExp): string {
  if (answer.length > MAX_ANSWER) throw unusable("too-long");
  const text = answer.replace(THINKING, "").trim();
  const inner = FENCED.exec(text)?.[1] ?? text;
  return inner.trim().replace(heading, "").trim();
}

const MARKS = /^[\s"'“”„«»‘’`*_#>-]+|[\s"'“”„«»‘’`*_.。]+$/gu;

function trimMarks(text: string): string {
  return text.replace(MARKS, "");
}

function shorten(title: string): string {
  const points = [...title];
  if (points.length <= MAX_TITLE) return title;
  const cut = points.slice(0, MAX_TITLE - 1).join("");
  const word = cut.lastIndexOf(" ");
  return `${(word > MAX_TITLE / 2 ? cut.slice(0, word) : cut).trimEnd()}…`;
}

function unusable(reason: "empty" | "too-long"): AppError {
  return new AppError("summary-unusable", { data: { reason } });
}
