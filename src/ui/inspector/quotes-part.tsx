import type { LeftOut, PlannedSection, PromptPlan } from "../../domain/prompt-plan";
import type { PlannedQuote } from "../../domain/quote";
import { OwnText } from "../own-text/own-text";
import { inspectorWords } from "../words/inspector-words";
import { LongText } from "./long-text";
import { PartLine } from "./part-line";

type Props = { readonly plan: PromptPlan; readonly window: number | null };

/** Each quote from earlier messages, why it came and what it costs, and why others did not. */
export function QuotesPart({ plan, window }: Props) {
  const { quotes: said } = inspectorWords;
  const sections = plan.sections.flatMap(quotesOf);
  const left = plan.leftOut.filter(({ kind }) => kind === "quotes");
  return (
    <>
      {sections.length === 0 && left.length === 0 && (
        <p className="text-small text-muted">{said.none}</p>
      )}
      {sections.map(({ section, quotes, lines }) => (
        <div key={section.kind} className="flex flex-col gap-1">
          <p className="text-small text-muted">{said.positions[section.place ?? "system"]}</p>
          <ul className="flex flex-col divide-y divide-line">
            {quotes.map((quote, at) => (
              <Quote key={quote.messageId} quote={quote} line={lines[at] ?? ""} window={window} />
            ))}
          </ul>
        </div>
      ))}
      {left.length > 0 && <NotQuoted left={left} />}
    </>
  );
}

type QuoteProps = {
  readonly quote: PlannedQuote;
  readonly line: string;
  readonly window: number | null;
};

function Quote({ quote, line, window }: QuoteProps) {
  const { quotes: said } = inspectorWords;
  const { messageId, speaker, at, terms, relevance, similarity, tokens, taint, title } = quote;
  const name = nameOf(title);
  return (
    <PartLine
      id={`quote-${messageId}`}
      name={name}
      note={said.said(speaker, at)}
      tokens={tokens}
      window={window}
    >
      {() => (
        <div className="flex flex-col gap-1.5">
          <p data-why="" className="text-small text-muted">
            {terms.length > 0 && said.why(terms, relevance)}{" "}
            {similarity !== undefined && said.near(similarity)}
          </p>
          {taint !== undefined && <p className="text-small text-muted">{said.untrusted}</p>}
          <LongText text={line} label={name} />
        </div>
      )}
    </PartLine>
  );
}

function NotQuoted({ left }: { readonly left: readonly LeftOut[] }) {
  const { quotes: said, reasons } = inspectorWords;
  return (
    <>
      <h4 className="text-small font-semibold">{said.left}</h4>
      <ul className="flex flex-col gap-2 text-small">
        {left.map(({ reason, label, quoted }, at) => (
          <li key={quoted?.messageId ?? at} data-left-out={reason}>
            {quoted !== undefined && <span className="font-semibold">{nameOf(label)}: </span>}
            <span className="text-muted">
              <OwnText text={reasons[reason]} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function nameOf(title: string | undefined): string {
  const { one, untitled, gone } = inspectorWords.quotes;
  if (title === undefined) return gone;
  return title === "" ? untitled : one(title);
}

type Quotes = {
  readonly section: PlannedSection;
  readonly quotes: readonly PlannedQuote[];
  /** As they are told, one each. */
  readonly lines: readonly string[];
};

function quotesOf(section: PlannedSection): readonly Quotes[] {
  const { source, text } = section;
  if (source.type !== "quotes") return [];
  const lines = text.split("\n").filter((line) => line.startsWith("- "));
  return [{ section, quotes: source.quotes, lines: lines.map((line) => line.slice("- ".length)) }];
}
