import type { CallInput, CallOutput } from "../../../contract/contract";
import type { Message } from "../../../domain/message";
import { toIso } from "../../../operations/to-document";
import type { App } from "../../app";
import { findConversation } from "./not-found";
import { toSummary } from "./to-summary";
import { toolsUsed } from "./tools-used";

type Needs = Pick<App, "store">;

const HISTORY_MESSAGES = 200;

/** A conversation's turns, in the form of a stored conversation of the document. */
export async function conversationHistory(
  { store }: Needs,
  input: CallInput<"conversations.history">,
): Promise<CallOutput<"conversations.history">> {
  const conversation = await findConversation(store, input.conversation_id);
  const { messages, more } = await store.listMessages({
    conversationId: conversation.id,
    before: input.before ?? null,
    limit: HISTORY_MESSAGES,
  });
  const replies = messages.filter(({ role }) => role === "assistant");
  return {
    ...(await toSummary(store, conversation)),
    metadata: {},
    turns: await Promise.all(replies.map((reply) => toTurn(store, messages, reply))),
    before: more ? (messages[0]?.id ?? null) : null,
  };
}

async function toTurn(store: App["store"], page: readonly Message[], reply: Message) {
  const question =
    page.find(({ id }) => id === reply.previous) ?? (await readQuestion(store, reply));
  return {
    user_message: question?.text ?? "",
    agent_response: reply.text,
    timestamp: toIso(question?.createdAt ?? reply.createdAt),
    mcp_tools_used: await toolsUsed(store, reply),
  };
}

/** The question of a reply that stands first on its page. */
function readQuestion(store: App["store"], { previous }: Message): Promise<Message | null> {
  return previous === null ? Promise.resolve(null) : store.findMessage(previous);
}
