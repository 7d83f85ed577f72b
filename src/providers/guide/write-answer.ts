import type { PromptQuote } from "../../domain/prompt";
import { findTopic } from "./find-topic";
import { FALLBACK } from "./help-topics";

/** How every answer begins, so that nobody takes the guide for a model. */
export const GUIDE_OPENING =
  "No language model answers here yet; this is Confidant's built-in guide.";

/** What was said or kept before, as it is told. */
export type GuideQuote = Pick<PromptQuote, "conversationId" | "messageId" | "kind"> & {
  readonly title?: string | undefined;
  readonly line: string;
};

const FOUND = "This is what was said or kept here before and belongs to your question:";
const OWN_STEP =
  "Next step: open one of them below, or search everything with Ctrl+K. A model can answer from them once one is connected.";

/** The guide's whole answer to a question, as Markdown: opening, help, what was said before, next step. */
export function writeAnswer(
  question: string,
  { origin, quotes = [] }: { readonly origin: string; readonly quotes?: readonly GuideQuote[] },
): string {
  const topic = findTopic(question);
  const own = quotes.length === 0 ? [] : [FOUND, quotes.map(toItem).join("\n")];
  if (topic === null && own.length > 0) return [GUIDE_OPENING, ...own, OWN_STEP].join("\n\n");
  const { answer, nextStep } = topic ?? FALLBACK;
  return [GUIDE_OPENING, answer.replaceAll("{origin}", origin), ...own, nextStep].join("\n\n");
}

function toItem({ line }: GuideQuote, at: number): string {
  const told = line
    .replace(", said by the person", ", you said")
    .replace(", said by the assistant", ", a reply said");
  return `${at + 1}. ${escapeMarkdown(told)}`;
}

/** The text so that Markdown shows each sign of it as it is. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+!|<>~&$-]/g, "\\$&");
}
