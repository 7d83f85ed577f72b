import type { PromptQuote } from "../../domain/prompt";
import type { GuideTexts, GuideTopic } from "./guide-texts";

/** What was said or kept before, as it is told. */
export type GuideQuote = Pick<PromptQuote, "conversationId" | "messageId" | "kind"> & {
  readonly title?: string | undefined;
  readonly line: string;
};

/** What the guide has found for a question. */
type Found = {
  readonly topic: GuideTopic | null;
  readonly quotes: readonly GuideQuote[];
  /** This extension's. */
  readonly origin: string;
};

/** The guide's whole answer, as Markdown: opening, help, what was said before, next step. */
export function writeAnswer(texts: GuideTexts, { topic, quotes, origin }: Found): string {
  const { opening, found, ownStep, unknown, said } = texts;
  const toItem = ({ line }: GuideQuote, at: number) =>
    `${at + 1}. ${escapeMarkdown(translateLine(line, said))}`;
  const own = quotes.length === 0 ? [] : [found, quotes.map(toItem).join("\n")];
  if (topic === null && own.length > 0) return [opening, ...own, ownStep].join("\n\n");
  const { answer, nextStep } = topic ?? unknown;
  return [opening, answer.replaceAll("{origin}", origin), ...own, nextStep].join("\n\n");
}

/** What stands in a quote's line before the words: the day, where it was said, and by whom. */
const BEFORE_WORDS =
  /^.*?(?:, kept in memory|, said by the (?:person|assistant))(?:, from imported text, a page or a tool)?: /u;

/** A quote's line with what stands before the person's words in the guide's language. */
function translateLine(line: string, said: GuideTexts["said"]): string {
  return line.replace(BEFORE_WORDS, (before) =>
    said.reduce((translated, [english, other]) => translated.replace(english, () => other), before),
  );
}

/** The text so that Markdown shows each sign of it as it is. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+!|<>~&$-]/g, "\\$&");
}
