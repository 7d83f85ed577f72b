import type { Id } from "./id";
import type { Message } from "./message";
import type { QuotedKind } from "./quote";

/** Something that was said earlier and may belong to a message that is being answered. */
export type EarlierText = {
  readonly message: Pick<
    Message,
    "id" | "conversationId" | "role" | "text" | "createdAt" | "taint" | "depth"
  >;
  /** Set where it is no message but memory: then `message` tells of that what a message has too. */
  readonly kind?: QuotedKind | undefined;
  /** Its conversation's. */
  readonly title: string;
  /** Whether a stranger may have written that, or it is not for others: the person sees it, and no model. */
  readonly hasForeignTitle: boolean;
  /** From where to where in its text that stands which belongs here. */
  readonly from: number;
  readonly until: number;
  /** Words of the message to answer that it shares, as that says them. */
  readonly terms: readonly string[];
  /** How much of what that message is about it shares, 0 to 1. */
  readonly relevance: number;
  /** How near it stands to what that message means, up to 1; left out where it is not near, or nothing embeds. */
  readonly similarity?: number | undefined;
  /** Whether it is on a branch of its conversation that is not shown. */
  readonly isAside: boolean;
};

/** What is asked for earlier texts. */
export type EarlierQuery = {
  readonly contextId: Id;
  /** Since when the context remembers: what was said before in other conversations is theirs alone. */
  readonly remembersSince?: number | undefined;
  readonly conversationId: Id;
  /** The branch's last message before the one to answer; null where there is none. */
  readonly leaf: Id | null;
  /** The message to answer. */
  readonly text: string;
  /** Whether memory is looked through, too. */
  readonly withMemory: boolean;
  /** Set where that message is only being typed: nothing of it is to leave the browser. */
  readonly isTyped?: true | undefined;
  /** Set where nothing of it is to leave the browser once it is sent either. */
  readonly staysHere?: boolean | undefined;
};

export type FoundEarlier = {
  /** The best first. */
  readonly found: readonly EarlierText[];
  /** Whether all that was ever said was looked through. */
  readonly isWhole: boolean;
  /** Set where it was looked for by its words alone, because nothing of it was to leave the browser. */
  readonly isByWords?: true;
};
