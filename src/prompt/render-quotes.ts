import { oneLine } from "../domain/one-line";
import type { PlannedQuote } from "../domain/quote";
import { SECTION_HEADINGS } from "../domain/section-headings";
import { neutraliseHeadings } from "./neutralise-headings";
import { neutraliseInstructions } from "./neutralise-instructions";
import { neutraliseLabels } from "./neutralise-labels";
import { UNTRUSTED_QUOTES } from "./untrusted-note";

/** A quote with what its rows say; null where that is gone. */
export type ResolvedQuote = {
  readonly quote: PlannedQuote;
  /** The whole message's. */
  readonly text: string | null;
  /** Its conversation's, hidden before it is clipped. */
  readonly title: string | null;
  /** Whether a stranger may have written the title: then it is not told. */
  readonly hasForeignTitle: boolean;
};

/** What stands for words that are nowhere else any more. */
const GONE = "(forgotten)";

const MOST_TITLE = 80;

/** The section that tells these quotes, a line each; the same for the same rows. */
export function renderQuotes(quotes: readonly ResolvedQuote[]): string {
  return [SECTION_HEADINGS.quotes, UNTRUSTED_QUOTES, ...quotes.map(quoteLine)].join("\n");
}

/** One quote: the day, the conversation, who said it, and the words, none of which can end the line. */
export function quoteLine({ quote, text, title, hasForeignTitle }: ResolvedQuote): string {
  const { from, until, speaker, at, taint = [], kind } = quote;
  const day = new Date(at).toISOString().slice(0, "2026-01-01".length);
  const named = title === "" ? "a conversation without a title" : `“${plain(clip(title ?? GONE))}”`;
  const where = hasForeignTitle ? "" : `, in ${named}`;
  const who = speaker === "user" ? "the person" : "the assistant";
  const origin = taint.length === 0 ? "" : ", from imported text, a page or a tool";
  const words = text === null ? GONE : `“${plain(cut(text, from, until))}”`;
  if (kind !== undefined) return `- ${day}, kept in memory${origin}: ${words}`;
  return `- ${day}${where}, said by ${who}${origin}: ${words}`;
}

function clip(title: string): string {
  const first = [...oneLine(title)].slice(0, MOST_TITLE).join("");
  return first.length < oneLine(title).length ? `${first}…` : first;
}

function cut(text: string, from: number, until: number): string {
  const start = from === 0 ? "" : "… ";
  return `${start}${text.slice(from, until).trim()}${until < text.length ? " …" : ""}`;
}

/** Words of somebody's that open no section, no block and no turn, and do not end their line. */
function plain(text: string): string {
  return oneLine(neutraliseLabels(neutraliseHeadings(neutraliseInstructions(text))));
}
