import type { Attachment } from "../domain/attachment";
import type { Budget, LeftOut } from "../domain/prompt-plan";
import type { TokenCounter } from "../domain/tokens";
import { cutPage } from "./cut-page";
import type { PromptSource } from "./prompt-source";

/** Of what a request may hold beside its reply: the rest is the context's, and what was said before. */
const SHARE = 0.5;

/** What is said of a page's passages that are left out. */
const NOTES = 60;

type Options = {
  readonly budget: Budget;
  readonly count: TokenCounter;
  /** Hides what models are not to see. */
  readonly hide?: (text: string) => string;
  /** Where that is, in order. */
  readonly hiddenIn?: (text: string) => readonly (readonly [number, number])[];
  /** Tokens that each request of the turn takes with this message, whose pages say nothing. */
  readonly taken?: (emptied: PromptSource["message"]) => number;
};

type Fitted = {
  readonly message: PromptSource["message"];
  readonly leftOut: readonly LeftOut[];
};

/**
 * The message with as much of its web pages and PDFs as half of the window holds, or what is left of it,
 * in equal parts; of each at least how it begins.
 */
export function fitPages(
  message: PromptSource["message"],
  { budget, count, hide, hiddenIn, taken = () => 0 }: Options,
): Fitted {
  const { text, attachments = [] } = message;
  const pages = attachments.filter(isPage).length;
  if (pages === 0) return { message, leftOut: [] };
  const room = budget.window - budget.reply;
  const empty = (one: Attachment) => (isPage(one) ? { ...one, text: "" } : one);
  const left = room - taken({ ...message, attachments: attachments.map(empty) }) - NOTES * pages;
  const tokens = Math.max(0, Math.floor(Math.min(room * SHARE, left) / pages));
  const leftOut: LeftOut[] = [];
  const fit = (one: Attachment) => {
    if (!isPage(one)) return one;
    const cut = cutPage(one.text, { question: text, tokens, count, hide, hiddenIn });
    if (cut.leftOut === null) return { ...one, text: cut.text };
    const sizes = { tokens: count(one.text), kept: count(cut.text) };
    leftOut.push(pageLeftOut(one, { ...sizes, ...cut.leftOut }));
    return { ...one, text: cut.text };
  };
  return { message: { ...message, attachments: attachments.map(fit) }, leftOut };
}

type Page = Extract<Attachment, { kind: "text" }>;

function isPage(one: Attachment): one is Page {
  return one.kind === "text" && (one.of === "page" || one.of === "pdf");
}

type Cut = {
  readonly tokens: number;
  readonly kept: number;
  readonly passages: number;
  readonly headings: readonly string[];
};

function pageLeftOut({ id, name }: Page, { headings, ...cut }: Cut): LeftOut {
  const page = { id, ...cut, headings: [...headings] };
  const none = { kind: null, messages: 0, because: null, seenFrom: null };
  return { what: "page", label: name, page, reason: "page-tokens", ...none };
}
