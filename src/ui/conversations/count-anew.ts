import type { Conversation } from "../../domain/conversation";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";

/**
 * The conversation as it is now, for what it holds may have been read long ago. It is looked up where
 * it stood in the list; only one that has left its place is opened, which makes it the one used last.
 */
export async function countAnew(
  client: Pick<Client, "call">,
  conversation: Conversation,
): Promise<Conversation> {
  const { id: conversationId, contextId, order, temporary } = conversation;
  if (!temporary) {
    const input = { contextId, after: order + 1, limit: 1, query: "", archived: true };
    const { conversations } = await runTwice(() => client.call("conversation.list", input));
    const found = conversations.find(({ conversation: { id } }) => id === conversationId);
    if (found !== undefined) return found.conversation;
  }
  const opened = await runTwice(() => client.call("conversation.show", { conversationId }));
  return opened.conversation;
}
