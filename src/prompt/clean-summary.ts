import { AppError } from "../domain/app-error";
import { neutraliseLabels } from "./neutralise-labels";
import { wholeSentences } from "./whole-sentences";

/** Characters of an answer; more is no summary. */
const MAX_ANSWER = 8_000;

/** Characters of a title: what a line of the panel holds. */
const MAX_TITLE = 80;

/** What a model said when it was asked for one thing. */
export type Answer = {
  readonly text: string;
  /** Whether it ran out of tokens before its end. */
  readonly isCut: boolean;
};

/**
 * The summary that a model's answer holds: without thinking, fences and a heading, role labels in it
 * neutralised; of one that was cut, its whole sentences. Fails with `summary-unusable` (reason
 * `empty`, `too-long`, or `cut` where no sentence is whole).
 */
export function cleanSummary(answer: Answer): string {
  const said = bare(answer, SUMMARY_HEADING);
  const text = neutraliseLabels(answer.isCut ? wholeSentences(said) : said);
  if (!HAS_WORD.test(text)) throw unusable(answer.isCut ? "cut" : "empty");
  return text;
}

/**
 * The title that a model's answer holds: its first line without quotes and marks, at most 80
 * characters. Fails with `summary-unusable` (reason `empty`, `too-long`, or `cut` where the line has
 * no end).
 */
export function cleanTitle(answer: Answer): string {
  const [first = "", ...more] = bare(answer, TITLE_HEADING).split(/[\n\r\u0085\u2028\u2029]/u);
  if (answer.isCut && more.length === 0) throw unusable("cut");
  const text = trimMarks(first.replace(/\s+/gu, " "));
  if (!HAS_WORD.test(text)) throw unusable("empty");
  return shorten(text);
}

const HAS_WORD = /[\p{L}\p{N}]/u;

/** As it is written in the product's languages: an answer is in its conversation's. */
const SUMMARY_HEADING = headingOf(
  "summary|zusammenfassung|résumé|resumen|resumo|итог|резюме|краткое содержание|摘要|总结|概要|要約|요약|ملخص|الملخص",
);
const TITLE_HEADING = headingOf(
  "title|titel|titre|título|заголовок|название|标题|タイトル|題名|제목|العنوان|عنوان",
);

function headingOf(words: string): RegExp {
  return new RegExp(`^[#*_\\s]*(?:${words})[*_\\s]*[:：][*_\\s]*`, "iu");
}

/** Small models write their thinking into the answer. */
const THINKING = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;
const THINKING_BEGUN = /^\s*<think(?:ing)?>/i;
const FENCED = /^```[^\n`]*\n([\s\S]*?)\n?```$/;
const FENCE_BEGUN = /^```[^\n`]*(?:\n|$)/;

/** An answer's text without the thinking that it begins with. */
export function withoutThinking(text: string): string {
  return text.replace(THINKING, "");
}

function bare({ text, isCut }: Answer, heading: RegExp): string {
  if (text.length > MAX_ANSWER) throw unusable("too-long");
  const said = withoutThinking(text).trim();
  if (isCut && THINKING_BEGUN.test(said)) throw unusable("cut");
  const inner = FENCED.exec(said)?.[1] ?? (isCut ? said.replace(FENCE_BEGUN, "") : said);
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

function unusable(reason: "empty" | "too-long" | "cut"): AppError {
  return new AppError("summary-unusable", { data: { reason } });
}
