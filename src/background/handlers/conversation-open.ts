import type { CallInput } from "../../contract/contract";
import type { OpenedConversation } from "../../contract/conversation";
import type { App } from "../app";

/** Opens the newest conversation of a channel with what was typed there last. */
export async function conversationOpen(
  app: Pick<App, "conversations" | "drafts">,
  input: CallInput<"conversation.open">,
): Promise<OpenedConversation> {
  const { conversation, context } = await app.conversations.open(input);
  const draft = await app.drafts.read(conversation.id);
  return { conversation, contextName: context.name, draft };
}
