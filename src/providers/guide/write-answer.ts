import { findTopic } from "./find-topic";
import { FALLBACK } from "./help-topics";

/** How every answer begins, so that nobody takes the guide for a model. */
export const GUIDE_OPENING =
  "No language model answers here yet; this is Confidant's built-in guide.";

/** The guide's whole answer to a question, as Markdown: opening, answer, next step. */
export function writeAnswer(question: string, origin: string): string {
  const { answer, nextStep } = findTopic(question) ?? FALLBACK;
  return [GUIDE_OPENING, answer.replaceAll("{origin}", origin), nextStep].join("\n\n");
}
