import type { Conversation } from "../../../domain/conversation";
import { toIso } from "../../../operations/to-document";
import type { App } from "../../app";

/** A conversation as the document's routes list it; fails as counting its turns does. */
export async function toSummary(
  { countTurns }: Pick<App["store"], "countTurns">,
  { id, createdAt, updatedAt }: Conversation,
) {
  return {
    conversation_id: id,
    created_at: toIso(createdAt),
    last_updated: toIso(updatedAt),
    turn_count: await countTurns(id),
  };
}
