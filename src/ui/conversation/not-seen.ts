import type { PromptTotals } from "../../contract/prompt";
import type { Id } from "../../domain/id";
import type { LeftOut } from "../../domain/prompt-plan";
import type { Summary } from "../../domain/summary";
import { words } from "../words/words";
import { type ConversationState, isRunning } from "./conversation-state";
import type { Entry } from "./entries";

/** The line above which the model sees nothing. */
export type NotSeen = {
  /** The place of the entry that it stands above; the number of entries for below them all. */
  readonly at: number;
  /** Stays the same as long as the cut does. */
  readonly key: string;
  readonly because: LeftOut["because"];
  readonly sentence: string;
};

type Input = {
  readonly entries: readonly Entry[];
  readonly state: Pick<ConversationState, "messages" | "more">;
  /** What the next request would hold; null until it is known. */
  readonly totals: Pick<PromptTotals, "leftOut"> | null;
  /** The summary that stands for the beginning. */
  readonly active: Summary | null;
};

/** Where the line stands and what it says; null where the model is shown or told everything loaded. */
export function findNotSeen({ entries, state, totals, active }: Input): NotSeen | null {
  const cut = totals === null ? cutOfReply(state.messages) : cutOfTotals(totals);
  if (cut === null) return null;
  const { seenFrom, because } = cut;
  const at = seenFrom === null ? openFrom(entries) : entries.findIndex(({ id }) => id === seenFrom);
  if (at < 0 || (at === 0 && !state.more)) return null;
  const line = { at, key: seenFrom ?? "end", because };
  const sentenceOf = (what: string) =>
    because === null ? what : `${what}: ${words.notSeenBecause[because]}`;
  const { notSeen, notSeenOf } = words.conversation;
  if (!isCovered(at, { entries, state, active })) {
    return { ...line, sentence: sentenceOf(notSeen) };
  }
  // What was summarised is told; what that summary passes over is not.
  const passed = passedOver(state, active);
  return passed > 0 ? { ...line, sentence: sentenceOf(notSeenOf(passed)) } : null;
}

/** Null for `seenFrom` where nothing stays. */
type Cut = Pick<LeftOut, "seenFrom" | "because">;

function cutOfTotals({ leftOut }: Pick<PromptTotals, "leftOut">): Cut | null {
  const isCut = ({ what, reason, messages }: LeftOut) =>
    what === "messages" && reason !== "unanswered" && messages > 0;
  return leftOut.find(isCut) ?? null;
}

/** By the newest reply that has ended: one that runs cannot tell yet what it was shown. */
function cutOfReply(messages: ConversationState["messages"]): Cut | null {
  const ended = messages.findLast(({ reply }) => reply !== null && !isRunning(reply.status));
  const seenFrom: Id | null = ended?.reply?.seenFrom ?? null;
  return seenFrom === null ? null : { seenFrom, because: null };
}

/** The place after the last reply that has ended: what is being answered still, the model sees. */
function openFrom(entries: readonly Entry[]): number {
  const hasEnded = (entry: Entry) => entry.kind === "reply" && !isRunning(entry.reply.status);
  return entries.findLastIndex(hasEnded) + 1;
}

/** Whether nothing stands between the summary's end and this place. */
function isCovered(
  at: number,
  { entries, state, active }: Pick<Input, "entries" | "state" | "active">,
): boolean {
  if (active === null) return false;
  const last = entries.findIndex(({ id }) => id === active.throughId);
  if (last >= 0) return last + 1 >= at;
  return at === 0 && state.messages[0]?.previous === active.throughId;
}

/** Messages before the summary's end that it does not stand for, because theirs was dropped. */
function passedOver({ messages }: Input["state"], active: Summary | null): number {
  if (active === null) return 0;
  const last = messages.find(({ id }) => id === active.throughId);
  const end = last === undefined ? (messages[0]?.depth ?? 0) : last.depth + 1;
  return Math.max(0, end - active.messages);
}
