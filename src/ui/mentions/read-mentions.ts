import type { CallOutput } from "../../contract/contract";
import type { ConversationCard } from "../../contract/conversation";
import type { Attachment } from "../../domain/attachment";
import type { Id } from "../../domain/id";
import { matchesQuery } from "../../domain/matches-query";
import type { ServerResource } from "../../domain/server-offer";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";

/** What can be mentioned. */
export type Mentionable =
  | { readonly kind: "conversation"; readonly card: ConversationCard }
  | { readonly kind: "file"; readonly messageId: Id; readonly attachment: Attachment }
  | {
      readonly kind: "resource";
      readonly server: OfferingServer;
      readonly resource: ServerResource;
    };

/** Lines of the list. */
const MOST = 8;

/** Conversations among them, so that files are found beside them. */
const MOST_CONVERSATIONS = 5;

export type AttachedFiles = CallOutput<"attachment.list">["attached"];

/** What went with messages of the context; fails where the vault is locked. */
export async function readFiles(
  client: Pick<Client, "call">,
  conversationId: Id,
): Promise<AttachedFiles> {
  const { attached } = await runTwice(() => client.call("attachment.list", { conversationId }));
  return attached;
}

/** Conversations of the context with this in their titles or tags; fails where the vault is locked. */
export async function readConversations(
  client: Pick<Client, "call">,
  { contextId, query }: { readonly contextId: Id; readonly query: string },
): Promise<readonly ConversationCard[]> {
  const input = { contextId, after: null, limit: 20, query: query.trim(), archived: false };
  return (await runTwice(() => client.call("conversation.list", input))).conversations;
}

export type OfferingServer = CallOutput<"server.offers">["servers"][number];

/** What servers have told that can be read; fails where the vault is locked. */
export async function readServers(
  client: Pick<Client, "call">,
): Promise<readonly OfferingServer[]> {
  return (await runTwice(() => client.call("server.offers", {}))).servers;
}

type Found = {
  /** The conversation that is written in. */
  readonly conversationId: Id;
  readonly query: string;
  readonly cards: readonly ConversationCard[];
  readonly attached: AttachedFiles;
  readonly servers: readonly OfferingServer[];
};

/** Eight of what was found at most: the newest conversations, and files whose names hold what was typed. */
export function chooseMentions(found: Found): readonly Mentionable[] {
  const { conversationId, query, cards, attached, servers } = found;
  const files = attached
    .filter(({ attachment: { name } }) => matchesQuery({ name, tags: [] }, query))
    .map((one) => ({ kind: "file", ...one }) as const);
  const earlier = cards
    .filter(({ conversation: { id, messageCount, deletedCount, temporary, archivedAt } }) => {
      const isOther = id !== conversationId && !temporary && archivedAt === null;
      return isOther && messageCount > deletedCount;
    })
    .map((card) => ({ kind: "conversation", card }) as const);
  const resources = servers.flatMap((server) =>
    server.resources
      .filter(({ name, uri }) => matchesQuery({ name, tags: [uri] }, query))
      .map((resource) => ({ kind: "resource", server, resource }) as const),
  );
  const others = [...files, ...resources];
  const room = Math.max(MOST_CONVERSATIONS, MOST - others.length);
  return [...earlier.slice(0, room), ...others].slice(0, MOST);
}
