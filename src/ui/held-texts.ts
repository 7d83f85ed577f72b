import type { Id } from "../domain/id";
import type { HeldTexts } from "./panel";

/**
 * What was typed beside the drafts of conversations that are not shown, in memory alone: no draft is
 * stored of a message that is edited.
 */
export type HeldByConversation = {
  readonly set: (conversationId: Id, texts: HeldTexts) => void;
  readonly has: (conversationId: Id) => boolean;
  /** Gives what is held of one, which its panel has from then on. */
  readonly take: (conversationId: Id) => HeldTexts | undefined;
  /** Forgets all: the vault is not open any more. */
  readonly forget: () => void;
};

/** Holds nothing yet. */
export function createHeldTexts(): HeldByConversation {
  const held = new Map<Id, HeldTexts>();
  return {
    set: (conversationId, texts) => void held.set(conversationId, texts),
    has: (conversationId) => held.has(conversationId),
    take: (conversationId) => {
      const texts = held.get(conversationId);
      held.delete(conversationId);
      return texts;
    },
    forget: () => {
      for (const { edits } of held.values()) edits?.typedIn.clear();
      held.clear();
    },
  };
}
