import type { Attachment } from "../domain/attachment";
import type { Message } from "../domain/message";
import type { Budget, LeftOut } from "../domain/prompt-plan";
import type { TokenCounter } from "../domain/tokens";
import { cutPage } from "./cut-page";
import type { PromptSource } from "./prompt-source";

/** Of what a request may hold beside its reply: the rest is the context's, and what was said before. */
const SHARE = 0.5;

/** What is said of a page's passages that are left out. */
const NOTES = 60;

type Cutting = {
  readonly count: TokenCounter;
  /** Hides what models are not to see. */
  readonly hide?: ((text: string) => string) | undefined;
  /** Where that is, in order. */
  readonly hiddenIn?: ((text: string) => readonly (readonly [number, number])[]) | undefined;
};

type Options = Cutting & {
  readonly budget: Budget;
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
  { budget, taken = () => 0, ...cutting }: Options,
): Fitted {
  const { text, attachments = [] } = message;
  const pages = attachments.filter(isPage).length;
  if (pages === 0) return { message, leftOut: [] };
  const room = budget.window - budget.reply;
  const empty = (one: Attachment) => (isPage(one) ? { ...one, text: "" } : one);
  const left = room - taken({ ...message, attachments: attachments.map(empty) }) - NOTES * pages;
  const tokens = Math.max(0, Math.floor(Math.min(room * SHARE, left) / pages));
  const fitted = attachments.map((one) =>
    isPage(one)
      ? fitFile(one, { question: text, tokens, reason: "page-tokens", ...cutting })
      : { one, leftOut: [] },
  );
  return {
    message: { ...message, attachments: fitted.map(({ one }) => one) },
    leftOut: fitted.flatMap(({ leftOut }) => leftOut),
  };
}

/** Of the room that history has: some is for what was said with the files. */
const MOST_OF_ROOM = 2 / 3;

type Earlier = Cutting & {
  /** The message to answer. */
  readonly question: string;
  /** History's share of the window. */
  readonly history: number;
  /** What of it there is room for. */
  readonly room: number;
};

/** An earlier message, and what of its files is left out. */
export type FittedEarlier = { readonly message: Message; readonly leftOut: readonly LeftOut[] };

/**
 * An earlier message with as much of its files as half of history's share holds, or less where there is no
 * room for that, in equal parts; a page is told there by its name.
 */
export function fitEarlier(
  message: Message,
  { history, room, ...cutting }: Earlier,
): FittedEarlier {
  const { attachments = [] } = message;
  const files = attachments.filter(isFile).length;
  if (files === 0) return { message, leftOut: [] };
  const tokens = Math.max(0, Math.floor(shareOf(history, room) / files) - NOTES);
  const fitted = attachments.map((one) =>
    isFile(one)
      ? fitFile(one, { tokens, reason: "history-tokens", ...cutting })
      : { one, leftOut: [] },
  );
  return {
    message: { ...message, attachments: fitted.map(({ one }) => one) },
    leftOut: fitted.flatMap(({ leftOut }) => leftOut),
  };
}

/** Halved where it has to be less: each step of a turn leaves less room, and tells the same. */
function shareOf(history: number, room: number): number {
  let share = history * SHARE;
  while (share > NOTES && share > room * MOST_OF_ROOM) share /= 2;
  return share;
}

type Fitting = Cutting & {
  readonly question: string;
  readonly tokens: number;
  /** Why not all of it is told. */
  readonly reason: LeftOut["reason"];
};

function fitFile(
  file: Page,
  { reason, ...cutting }: Fitting,
): { readonly one: Page; readonly leftOut: readonly LeftOut[] } {
  const { text, leftOut } = cutPage(file.text, cutting);
  const one = { ...file, text };
  if (leftOut === null) return { one, leftOut: [] };
  const { count } = cutting;
  const sizes = { tokens: count(file.text), kept: count(text) };
  return { one, leftOut: [pageLeftOut(file, { ...sizes, ...leftOut }, reason)] };
}

type Page = Extract<Attachment, { kind: "text" }>;

function isFile(one: Attachment): one is Page {
  return one.kind === "text" && one.of !== "page";
}

function isPage(one: Attachment): one is Page {
  return one.kind === "text" && (one.of === "page" || one.of === "pdf");
}

type Cut = {
  readonly tokens: number;
  readonly kept: number;
  readonly passages: number;
  readonly headings: readonly string[];
};

function pageLeftOut(
  { id, name }: Page,
  { headings, ...cut }: Cut,
  reason: LeftOut["reason"],
): LeftOut {
  const page = { id, ...cut, headings: [...headings] };
  const none = { kind: null, messages: 0, because: null, seenFrom: null };
  return { what: "page", label: name, page, reason, ...none };
}
