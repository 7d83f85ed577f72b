import type { Conversation } from "../../../domain/conversation";
import { toIso } from "../../../operations/to-document";

/** A conversation as the document's routes list it. */
export function toSummary({ id, createdAt, updatedAt, messageCount }: Conversation) {
  return {
    conversation_id: id,
    created_at: toIso(createdAt),
    last_updated: toIso(updatedAt),
    turn_count: Math.floor(messageCount / 2),
  };
}
