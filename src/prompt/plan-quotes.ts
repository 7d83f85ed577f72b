import type { ContextPart } from "../domain/context-provider";
import type { EarlierText } from "../domain/earlier-text";
import type { Id } from "../domain/id";
import type { LeftOut, PlannedSection } from "../domain/prompt-plan";
import type { Redaction } from "../domain/prompt-settings";
import type { PlannedQuote } from "../domain/quote";
import { hiddenRanges } from "../domain/redaction";
import type { CountedText } from "./counted-text";
import { leftOutSection, type SectionEntry } from "./plan-sections";
import { quoteLine, type ResolvedQuote, renderQuotes } from "./render-quotes";

export type QuotesPart = Extract<ContextPart, { type: "quotes" }>;

/** More of them are rather noise than help. */
const MOST_QUOTES = 6;

type Input = {
  /** Messages that the request holds as they are. */
  readonly shown: ReadonlySet<Id>;
  /** Messages of this conversation up to this depth are told by its summary. */
  readonly summarisedTo: number;
  /** Tokens that the quotes may take. */
  readonly room: number;
  readonly measure: (text: string) => CountedText;
  /** What of these texts models are not to see. */
  readonly rules: readonly Redaction[];
};

export type PlannedQuotes = {
  /** Null where nothing is quoted. */
  readonly entry: SectionEntry | null;
  readonly leftOut: readonly LeftOut[];
};

/**
 * Which of the earlier texts a request quotes: the best that fit, none that it holds anyway, in its
 * history or as part of its summary.
 */
export function planQuotes(part: QuotesPart, input: Input): PlannedQuotes {
  const { found, place, problem, conversationId } = part;
  const { room, measure, rules } = input;
  const leftOut: LeftOut[] = problem === null ? [] : [leftOutSection("quotes", problem)];
  const included: ResolvedQuote[] = [];
  let tokens = measure(renderQuotes([])).tokens;
  for (const text of found) {
    const isHere = text.message.conversationId === conversationId;
    const reason = whyNot(text, { ...input, isHere });
    // Before its text is looked through for what is hidden: this is asked with each pause in typing.
    const mayFit = reason === null && included.length < MOST_QUOTES;
    const one = mayFit ? resolveQuote(text, isHere, { measure, rules }) : null;
    if (one !== null && tokens + one.quote.tokens <= room) {
      included.push(one);
      tokens += one.quote.tokens;
    } else leftOut.push(leftOutQuote(text, isHere, reason ?? "quote-tokens"));
  }
  return { entry: included.length === 0 ? null : toEntry(included, { place, measure }), leftOut };
}

type Known = Pick<Input, "shown" | "summarisedTo"> & { readonly isHere: boolean };

function whyNot(
  { message: { id, depth }, isAside }: EarlierText,
  { shown, summarisedTo, isHere }: Known,
): LeftOut["reason"] | null {
  if (isAside) return "quote-aside";
  if (shown.has(id)) return "quote-shown";
  return isHere && depth < summarisedTo ? "quote-summarised" : null;
}

function resolveQuote(
  { message, title, hasForeignTitle, terms, relevance, ...rest }: EarlierText,
  isHere: boolean,
  { measure, rules }: Pick<Input, "measure" | "rules">,
): ResolvedQuote {
  const { similarity, kind } = rest;
  const { id: messageId, conversationId, createdAt: at, taint, text } = message;
  const quote: PlannedQuote = {
    messageId,
    conversationId: isHere || kind !== undefined ? null : conversationId,
    ...(kind === undefined ? {} : { kind }),
    ...{ ...besideHidden({ text, ...rest }, rules), at, title },
    ...{ terms: [...terms], relevance, tokens: 0 },
    ...(similarity === undefined ? {} : { similarity }),
    speaker: message.role === "user" ? "user" : "assistant",
    ...(taint.length === 0 ? {} : { taint: [...taint] }),
  };
  const resolved = { quote, text, title: measure(title).text, hasForeignTitle };
  return { ...resolved, quote: { ...quote, tokens: measure(`${quoteLine(resolved)}\n`).tokens } };
}

/** How far behind a quote's end a text is looked through for what that may stand amid. */
const BEHIND = 1_000;

type Range = Pick<PlannedQuote, "from" | "until">;

/** A quote's place, without what it would begin or end amid: half of what is hidden no rule knows. */
function besideHidden(
  { text, from, until }: Range & { readonly text: string },
  rules: readonly Redaction[],
): Range {
  const ranges = hiddenRanges(text.slice(0, until + BEHIND), rules);
  const amid = (at: number) => ranges.find(([start, end]) => start < at && at < end);
  const begins = amid(from)?.[1] ?? from;
  return { from: begins, until: Math.max(begins, amid(until)?.[0] ?? until) };
}

function toEntry(
  included: readonly ResolvedQuote[],
  { place, measure }: Pick<QuotesPart, "place"> & Pick<Input, "measure">,
): SectionEntry {
  const { text, tokens, redacted: inLines } = measure(renderQuotes(included));
  const titles = included.filter(({ quote, hasForeignTitle }) => !(quote.kind || hasForeignTitle));
  const redacted = titles.reduce(
    (sum, { quote }) => sum + measure(quote.title ?? "").redacted,
    inLines,
  );
  const source = { type: "quotes", quotes: included.map(({ quote }) => quote) } as const;
  const section: PlannedSection = { kind: "quotes", source, text, tokens };
  return { section: place === "note" ? { ...section, place } : section, redacted };
}

function leftOutQuote(
  { message, kind, title }: EarlierText,
  isHere: boolean,
  reason: LeftOut["reason"],
): LeftOut {
  const messageId = message.id;
  const conversationId = isHere || kind !== undefined ? null : message.conversationId;
  const label = title === undefined ? {} : { label: title };
  const quoted = { messageId, conversationId, ...(kind === undefined ? {} : { kind }) };
  return { ...leftOutSection("quotes", reason), ...label, quoted };
}
