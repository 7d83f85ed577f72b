import type { Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { HeadFields } from "../rows/changes";
import { headToConversation, headToPut } from "../rows/row-to-entity";
import { type ConversationDeps, headThere } from "./new-conversation";

type Deps = Pick<ConversationDeps, "state" | "writer">;

type Change = {
  readonly conversationId: Id;
  /** The fields that become others; null where nothing is to be written. */
  readonly to: (
    fields: HeadFields,
  ) => Partial<HeadFields> | null | Promise<Partial<HeadFields> | null>;
};

/** Changes fields of a conversation in one strict commit; fails with `not-found`. */
export async function changeHead(
  deps: Deps,
  { conversationId, to }: Change,
): Promise<Conversation> {
  return deps.writer.write(async (commit) => {
    const head = await headThere(deps, conversationId);
    const changed = await to(head.payload);
    if (changed === null) return headToConversation(head);
    await commit({ durability: "strict", heads: [headToPut(head, changed)] });
    return headToConversation(await headThere(deps, conversationId));
  });
}
