import type { ContextPart } from "../domain/context-provider";
import type { EarlierText } from "../domain/earlier-text";
import type { Id } from "../domain/id";
import type { LeftOut, PlannedSection } from "../domain/prompt-plan";
import type { PlannedQuote } from "../domain/quote";
import type { CountedText } from "./counted-text";
import { leftOutSection, type SectionEntry } from "./plan-sections";
import { quoteLine, renderQuotes, type ToldQuote } from "./render-quotes";

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
  const { room, measure } = input;
  const leftOut: LeftOut[] = problem === null ? [] : [leftOutSection("quotes", problem)];
  const told: ToldQuote[] = [];
  let tokens = measure(renderQuotes([])).tokens;
  for (const text of found) {
    const isHere = text.message.conversationId === conversationId;
    const one = toTold(text, isHere, measure);
    const reason = whyNot(text, { ...input, isHere });
    const fits = told.length < MOST_QUOTES && tokens + one.quote.tokens <= room;
    if (reason === null && fits) {
      told.push(one);
      tokens += one.quote.tokens;
    } else leftOut.push(leftOutQuote(one, reason ?? "quote-tokens"));
  }
  return { entry: told.length === 0 ? null : toEntry(told, { place, measure }), leftOut };
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

function toTold(
  { message, title, hasForeignTitle, from, until, terms, relevance, ...rest }: EarlierText,
  isHere: boolean,
  measure: Input["measure"],
): ToldQuote {
  const { similarity, kind } = rest;
  const { id: messageId, conversationId, createdAt: at, taint, text } = message;
  const quote: PlannedQuote = {
    messageId,
    conversationId: isHere || kind !== undefined ? null : conversationId,
    ...(kind === undefined ? {} : { kind }),
    ...{ from, until, at, terms: [...terms], relevance, tokens: 0, title },
    ...(similarity === undefined ? {} : { similarity }),
    speaker: message.role === "user" ? "user" : "assistant",
    ...(taint.length === 0 ? {} : { taint: [...taint] }),
  };
  const told = { quote, text, title, hasForeignTitle };
  return { ...told, quote: { ...quote, tokens: measure(`${quoteLine(told)}\n`).tokens } };
}

function toEntry(
  told: readonly ToldQuote[],
  { place, measure }: Pick<QuotesPart, "place"> & Pick<Input, "measure">,
): SectionEntry {
  const { text, tokens, redacted } = measure(renderQuotes(told));
  const source = { type: "quotes", quotes: told.map(({ quote }) => quote) } as const;
  const section: PlannedSection = { kind: "quotes", source, text, tokens };
  return { section: place === "note" ? { ...section, place } : section, redacted };
}

function leftOutQuote({ quote, title }: ToldQuote, reason: LeftOut["reason"]): LeftOut {
  const { messageId, conversationId, kind } = quote;
  const label = title === null ? {} : { label: title };
  const quoted = { messageId, conversationId, ...(kind === undefined ? {} : { kind }) };
  return { ...leftOutSection("quotes", reason), ...label, quoted };
}
