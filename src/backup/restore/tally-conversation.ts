import type { Settable } from "../../domain/chat-parameters";
import type { DiffStatus } from "../../domain/diff-status";
import type { ComparedConversation, Emptied } from "./comparison";

/** What has been read of a conversation so far; changed in place, for there may be many messages. */
export type ConversationTally = {
  head: {
    readonly contextId: string;
    readonly title: string;
    readonly updatedAt: number;
    readonly diffStatus: DiffStatus;
    /** What it has set for its model. */
    readonly sets: readonly Settable[];
  } | null;
  readonly messages: Record<DiffStatus, number>;
  /** Messages whose ids are those of another conversation's here. */
  foreign: number;
  /** Its other rows of which that is so. */
  foreignBeside: number;
  /** Summaries, references and attachments. */
  readonly beside: Record<DiffStatus, number>;
  /** Rows but the head and the messages. */
  others: number;
  /** When its newest message was written; 0 without one. */
  lastAt: number;
  readonly emptied: Emptied;
  /** What is attached to its unsent message, and whether there is one here, to which that gives way. */
  readonly drafted: Set<string>;
  isDraftHere: boolean;
  /** Attachments that are not here as they are there. */
  readonly attached: Set<string>;
};

export function newTally(): ConversationTally {
  return {
    head: null,
    messages: noDiffCounts(),
    foreign: 0,
    foreignBeside: 0,
    beside: noDiffCounts(),
    others: 0,
    lastAt: 0,
    emptied: {
      at: new Map(),
      from: Number.POSITIVE_INFINITY,
      tokens: 0,
      images: new Set(),
      kept: new Set(),
      gone: new Set(),
    },
    drafted: new Set(),
    isDraftHere: false,
    attached: new Set(),
  };
}

/** None of any diff status, to count in. */
export function noDiffCounts(): Record<DiffStatus, number> {
  return { new: 0, newer: 0, older: 0, same: 0, both: 0, deleted: 0 };
}

/** Messages that the backup has. */
export function messagesThere(tally: ConversationTally): number {
  return messagesFound(tally) + tally.messages.new + tally.foreign;
}

/** Messages of the backup that are here, too. */
export function messagesFound({ messages }: ConversationTally): number {
  return messages.newer + messages.older + messages.same + messages.both;
}

/** Summaries, references and attachments of the backup that are here, too. */
export function besideFound({ beside }: ConversationTally): number {
  return beside.newer + beside.older + beside.same + beside.both;
}

/** What of a conversation is here and not in the backup. */
export type OnlyHere = { readonly messages: number; readonly beside: number };

/** How a conversation of a backup, which somebody else may have made, stands to what is here. */
export function toCompared(
  tally: ConversationTally,
  onlyHere: OnlyHere,
  isForeign: boolean,
): ComparedConversation {
  const { head, messages, foreign, lastAt } = tally;
  const diffStatus = diffStatusOf(tally, onlyHere, isForeign);
  return {
    diffStatus,
    contextId: head?.contextId ?? null,
    title: head?.title ?? "",
    updatedAt: head?.updatedAt ?? lastAt,
    there: messages.new + foreign,
    here: onlyHere.messages,
    messages: messagesThere(tally),
    brings: diffStatus === "newer" ? messages.new + messages.newer : messagesThere(tally),
    emptied: tally.emptied,
    drafted: draftedAway(tally, isForeign),
    keepsHead: keepsHead(tally, isForeign),
  };
}

/** Whether this vault has a head of it that stays: no stranger's takes the place of one. */
function keepsHead({ head }: ConversationTally, isForeign: boolean): boolean {
  if (isForeign) return head?.diffStatus !== "new";
  return head?.diffStatus === "older" || head?.diffStatus === "both";
}

/**
 * Messages decide: the head counts only where they are the same on both sides, and what lies beside
 * them (what models have made, mostly) only where the head is the same, too. So a title that was
 * changed on both sides doubles no conversation, and neither does a summary that was made since. Of
 * somebody else's backup what is there with a higher version differs on both sides: it would take the
 * place of what is here.
 */
function diffStatusOf(
  tally: ConversationTally,
  onlyHere: OnlyHere,
  isForeign: boolean,
): DiffStatus {
  const { messages, beside, head, foreign, foreignBeside } = tally;
  if (foreign + foreignBeside > 0) return "both";
  const isHere = messagesFound(tally) > 0 || (head !== null && head.diffStatus !== "new");
  // Of an unknown head here nothing is left to compare but what lies beside it.
  if (!isHere) return "new";
  const there = messages.new + messages.newer + messages.both;
  const displaced = isForeign ? messages.newer + beside.newer : 0;
  const here = messages.older + messages.both + onlyHere.messages + displaced;
  if (there > 0 && here > 0) return "both";
  if (there > 0) return "newer";
  if (here > 0) return "older";
  if (head?.diffStatus === "new") return "newer";
  if (head?.diffStatus === "newer") return isForeign ? "older" : "newer";
  if (head?.diffStatus === "older" || head?.diffStatus === "both") return "older";
  if (beside.older + beside.both + onlyHere.beside > 0) return "older";
  return beside.new + beside.newer > leftOut(tally, isForeign) ? "newer" : "same";
}

/** What is attached to its unsent message, where that does not come; no stranger's does. */
function draftedAway(
  { drafted, isDraftHere }: ConversationTally,
  isForeign: boolean,
): ReadonlySet<string> {
  return isForeign || isDraftHere ? drafted : new Set();
}

/** Attachments that do not come: else what lacks nothing but these would come each time it is merged. */
function leftOut(tally: ConversationTally, isForeign: boolean): number {
  return [...draftedAway(tally, isForeign)].filter((id) => tally.attached.has(id)).length;
}
