import { AppError } from "../../domain/app-error";
import type { ChatParameters } from "../../domain/chat-parameters";
import type { Context } from "../../domain/context";
import type { Id } from "../../domain/id";
import type { TurnDeps } from "../branches/turn-deps";
import { readConversationContext } from "../contexts/conversation-context";

/** Where the next message of a conversation would go. */
export type ConversationPosition = {
  readonly context: Context;
  /** What the conversation has set for itself; nothing where it is left out. */
  readonly parameters?: ChatParameters | undefined;
  /** The end of the branch that is shown; null while there is no message. */
  readonly leaf: Id | null;
  /** Messages before it in its branch. */
  readonly depth: number;
  /** The conversation's; empty while it has none. */
  readonly title: string;
  readonly tags: readonly string[];
  /** When the conversation was archived; null while it is not. */
  readonly archivedAt: number | null;
};

/** Where the next message would go; `not-found`, or `row-tampered` if the context does not open. */
export async function readPosition(
  { reader, state }: Pick<TurnDeps, "reader" | "state">,
  { conversationId }: { readonly conversationId: Id },
): Promise<ConversationPosition> {
  const head = await state.head(conversationId);
  if (head === null) throw new AppError("not-found");
  const context = await readConversationContext(reader, head);
  const { activeLeaf: leaf, nextDepth: depth, title, tags, archivedAt, parameters } = head.payload;
  return { context, parameters, leaf, depth, title, tags, archivedAt };
}
