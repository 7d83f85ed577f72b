import type { Attachment } from "../domain/attachment";
import type { Budget } from "../domain/prompt-plan";
import type { TokenCounter } from "../domain/tokens";
import { cutPage } from "./cut-page";
import type { PromptSource } from "./prompt-source";

/** Of what a request may hold beside its reply: the rest is the context's, and what was said before. */
const SHARE = 0.5;

type Options = { readonly budget: Budget; readonly count: TokenCounter };

/** The message with as much of its web pages and PDFs as half of the window holds, in equal parts. */
export function fitPages(
  message: PromptSource["message"],
  { budget, count }: Options,
): PromptSource["message"] {
  const { text, attachments = [] } = message;
  const pages = attachments.filter(isPage).length;
  if (pages === 0) return message;
  const tokens = Math.floor(((budget.window - budget.reply) * SHARE) / pages);
  const fit = (one: Attachment) =>
    isPage(one) ? { ...one, text: cutPage(one.text, { question: text, tokens, count }) } : one;
  return { ...message, attachments: attachments.map(fit) };
}

function isPage(one: Attachment): one is Extract<Attachment, { kind: "text" }> {
  return one.kind === "text" && (one.of === "page" || one.of === "pdf");
}
