import type { Channel, Conversation } from "../domain/conversation";
import { readDraft } from "./composer-drafts";
import { defaultContextFields } from "./default-context";
import type { TurnDeps } from "./open-turn";
import type { RowReader } from "./row-reader";
import { headToConversation } from "./row-to-entity";
import type { Commit } from "./writer";

export type OpenedConversation = {
  readonly conversation: Conversation;
  readonly contextName: string;
  /** What was typed and not sent yet. */
  readonly draft: string;
};

type Deps = Pick<TurnDeps, "reader" | "writer" | "clock">;

/**
 * The newest readable conversation of a channel, one with messages first; where there is none, a new one with a new context
 * from the default preset, stored in one strict transaction.
 */
export async function openConversation(
  deps: Deps,
  { channel }: { readonly channel: Channel },
): Promise<OpenedConversation> {
  const found = await findNewest(deps.reader, channel);
  if (found !== null) return describe(deps.reader, found);
  // Looked for again, because another window may have been first.
  return deps.writer.write(async (commit) => {
    const late = await findNewest(deps.reader, channel);
    if (late !== null) return describe(deps.reader, late);
    return create(commit, channel, deps.clock.now());
  });
}

async function findNewest(reader: RowReader, channel: Channel): Promise<Conversation | null> {
  const rows = await reader.findAll("conversations");
  const heads = await Promise.all(rows.map((row) => reader.tryOpen("conversations", row)));
  const conversations = heads
    .filter((head) => head !== null)
    .map(headToConversation)
    .filter((conversation) => conversation.channel === channel);
  return conversations.sort(compare)[0] ?? null;
}

/** One without a message was made where another did not open, which a repair may have mended since. */
function compare(left: Conversation, right: Conversation): number {
  const used = Number(right.messageCount > 0) - Number(left.messageCount > 0);
  return used === 0 ? right.updatedAt - left.updatedAt : used;
}

async function describe(
  reader: RowReader,
  conversation: Conversation,
): Promise<OpenedConversation> {
  const [row, draft] = await Promise.all([
    reader.find("contexts", conversation.contextId),
    readDraft(reader, conversation.id),
  ]);
  const context = row === null ? null : await reader.tryOpen("contexts", row);
  return { conversation, contextName: context?.payload.name ?? "", draft };
}

async function create(commit: Commit, channel: Channel, now: number): Promise<OpenedConversation> {
  const context = defaultContextFields(now);
  const contextId = crypto.randomUUID();
  const id = crypto.randomUUID();
  const fields = {
    channel,
    title: "",
    activeLeaf: null,
    messageCount: 0,
    createdAt: now,
    updatedAt: now,
  };
  await commit({
    durability: "strict",
    puts: [{ table: "contexts", columns: { id: contextId }, replaces: null, payload: context }],
    heads: [
      { columns: { id, parent: contextId }, replaces: null, payload: { ...fields, nextDepth: 0 } },
    ],
  });
  return { conversation: { ...fields, id, contextId }, contextName: context.name, draft: "" };
}
