import type { ConversationCard } from "../../contract/conversation";
import type { Attachment } from "../../domain/attachment";
import type { Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";

/** What can be mentioned. */
export type Mentionable =
  | { readonly kind: "conversation"; readonly card: ConversationCard }
  | { readonly kind: "file"; readonly messageId: Id; readonly attachment: Attachment };

/** Lines of the list. */
const MOST = 8;

/** Conversations among them, so that files are found beside them. */
const MOST_CONVERSATIONS = 5;

type Asked = {
  readonly conversation: Pick<Conversation, "id" | "contextId">;
  readonly query: string;
};

/**
 * The newest earlier conversations and files of the context whose names hold what was typed, eight at
 * most; fails where the vault is locked.
 */
export async function readMentions(
  client: Pick<Client, "call">,
  { conversation, query }: Asked,
): Promise<readonly Mentionable[]> {
  const typed = query.trim();
  const list = { after: null, limit: 20, query: typed, archived: false };
  const [{ conversations }, { attached }] = await Promise.all([
    runTwice(() =>
      client.call("conversation.list", { ...list, contextId: conversation.contextId }),
    ),
    runTwice(() => client.call("attachment.list", { conversationId: conversation.id })),
  ]);
  const isOther = ({
    conversation: { id, messageCount, deletedCount, temporary },
  }: ConversationCard) => id !== conversation.id && !temporary && messageCount > deletedCount;
  const files = attached
    .filter(({ attachment: { name } }) => name.toLowerCase().includes(typed.toLowerCase()))
    .map((one) => ({ kind: "file", ...one }) as const);
  const earlier = conversations
    .filter(isOther)
    .map((card) => ({ kind: "conversation", card }) as const);
  const room = Math.max(MOST_CONVERSATIONS, MOST - files.length);
  return [...earlier.slice(0, room), ...files].slice(0, MOST);
}
