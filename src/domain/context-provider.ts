import type { EarlierText } from "./earlier-text";
import type { Id } from "./id";
import type { Message } from "./message";
import type { LeftOut, SectionSource, SystemSectionKind } from "./prompt-plan";
import type { ShownBlock } from "./shown-block";
import type { Summary } from "./summary";

/** What a prompt's context is asked for with (E-003). */
export type ContextRequest = {
  readonly contextId: Id;
  readonly conversationId: Id;
  /** The branch's last message before the one to answer; null where there is none. */
  readonly leaf: Id | null;
  /** The message to answer. */
  readonly currentPrompt: string;
  /** Set where that is only being typed: nothing of it is to leave the browser. */
  readonly isTyped?: true | undefined;
  /** Blocks that the message refers to, for this turn alone (P-090); left out for none. */
  readonly blockIds?: readonly Id[] | undefined;
  /** Messages of history that are wanted at most (E-002). */
  readonly n: number;
};

/** One thing that may go into a prompt. */
export type ContextPart =
  | { readonly type: "message"; readonly message: Message }
  /** Stands for the messages up to its `throughId`. */
  | { readonly type: "summary"; readonly summary: Summary }
  /** A section of its own, among the core blocks or the working ones. */
  | { readonly type: "block"; readonly block: ShownBlock }
  | {
      readonly type: "section";
      readonly kind: Exclude<
        SystemSectionKind,
        "base" | "chat-note" | "personality" | "steadiness" | "mode" | "summary" | "quotes"
      >;
      readonly source: SectionSource;
      readonly text: string;
    }
  /** What was said earlier and may belong to the message, the best first; those that fit are quoted. */
  | {
      readonly type: "quotes";
      /** The one that the message is in. */
      readonly conversationId: Id;
      /** Before the conversation, or directly before the message. */
      readonly place: "system" | "note";
      readonly found: readonly EarlierText[];
      /** Why there may be more than was found; null where there is not. */
      readonly problem: Extract<
        LeftOut["reason"],
        "quotes-late" | "quotes-failed" | "quotes-partial" | "quotes-typed"
      > | null;
    }
  /** What no prompt holds, to be told with the reason; `labels` name each. */
  | {
      readonly type: "left-out";
      readonly kind: Extract<SystemSectionKind, "facts" | "core-blocks" | "working-blocks">;
      readonly labels: readonly string[];
      readonly reason: Extract<
        LeftOut["reason"],
        "memory-tokens" | "fact-waiting" | "fact-not-remembered" | "block-empty" | "block-not-told"
      >;
    };

/** One source of context behind the documents' interface (E-021); called in order, results joined. */
export type ContextProvider = {
  readonly name: string;
  readonly getContext: (
    request: ContextRequest,
    signal: AbortSignal,
  ) => Promise<readonly ContextPart[]>;
};
