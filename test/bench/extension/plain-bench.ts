import { type Collection, Dexie, type Table } from "dexie";
import type { Conversation } from "../../../src/domain/conversation";
import type { Message } from "../../../src/domain/message";
import type { Model } from "../../../src/domain/model";
import { makeConversation } from "../../builders/make-conversation";
import { makeMessages } from "./make-messages";

const BATCH = 2_000;
/** As many rows as the sealed store reads at a time. */
const SCAN_BATCH = 500;
const CONVERSATION_ID = "00000000-0000-4000-8000-000000000000";

type PlainConversation = Conversation & { readonly nextDepth: number };

/** The store's tables and indexes as a program without a seal would have them. */
class PlainDatabase extends Dexie {
  readonly conversations!: Table<PlainConversation, string>;
  readonly messages!: Table<Message, string>;
  readonly openTurns!: Table<{ id: string; conversationId: string; model: Model }, string>;
  readonly drafts!: Table<{ id: string; text: string }, string>;

  constructor(name: string) {
    super(name, { chromeTransactionDurability: "strict", cache: "disabled" });
    this.version(1).stores({
      conversations: "id",
      messages: "id, order, previous, [conversationId+order]",
      openTurns: "id, conversationId",
      drafts: "id",
    });
  }
}

export type PlainBench = {
  readonly seed: (count: number) => Promise<number>;
  /** The newest messages, oldest first. */
  readonly tail: (limit: number) => Promise<readonly Message[]>;
  /** Reads every message, in batches by id; tells how many there are. */
  readonly scan: () => Promise<number>;
  readonly openTurn: (input: { question: Message; reply: Message; model: Model }) => Promise<void>;
  readonly closeTurn: (reply: Message) => Promise<void>;
  readonly conversation: () => Promise<PlainConversation>;
};

/** The same rows unsealed in plain Dexie, every write strict. */
export async function openPlain(name: string): Promise<PlainBench> {
  const database = new PlainDatabase(name);
  await database.open();
  const { conversations, messages, openTurns, drafts } = database;
  const conversation = async () =>
    (await conversations.get(CONVERSATION_ID)) ?? firstConversation();
  const advance = async (reply: Message, added: number) => {
    const before = await conversation();
    await conversations.put({
      ...before,
      activeLeaf: reply.id,
      nextDepth: reply.depth + 1,
      messageCount: before.messageCount + added,
      updatedAt: reply.createdAt,
    });
  };
  return {
    conversation,
    seed: async (count) => {
      let { activeLeaf: previous, messageCount: total } = await conversation();
      for (const end = total + count; total < end; ) {
        const start = { conversationId: CONVERSATION_ID, previous };
        const batch = makeMessages(start, total, Math.min(BATCH, end - total));
        await messages.bulkAdd(batch);
        const newest = batch.at(-1);
        if (newest !== undefined) await advance(newest, batch.length);
        previous = newest?.id ?? null;
        total += batch.length;
      }
      return total;
    },
    tail: async (limit) => {
      const { id } = await conversation();
      const range = [[id, Dexie.minKey] as const, [id, Dexie.maxKey] as const] as const;
      const log = messages.where("[conversationId+order]").between(...range);
      return (await log.reverse().limit(limit).toArray()).reverse();
    },
    scan: async () => {
      let count = 0;
      for (let last: string | null = null; ; ) {
        const after: Collection<Message, string> =
          last === null ? messages.orderBy("id") : messages.where("id").above(last);
        const batch = await after.limit(SCAN_BATCH).toArray();
        count += batch.length;
        last = batch.at(-1)?.id ?? null;
        if (last === null) return count;
      }
    },
    openTurn: ({ question, reply, model }) =>
      database.transaction("rw", conversations, messages, openTurns, drafts, async () => {
        if ((await messages.get(reply.id)) !== undefined) return;
        await messages.bulkAdd([question, reply]);
        await openTurns.add({ id: reply.id, conversationId: CONVERSATION_ID, model });
        await drafts.delete(CONVERSATION_ID);
        await advance(reply, 2);
      }),
    closeTurn: (reply) =>
      database.transaction("rw", conversations, messages, openTurns, async () => {
        await messages.put(reply);
        await openTurns.delete(reply.id);
        await advance(reply, 0);
      }),
  };
}

function firstConversation(): PlainConversation {
  return { ...makeConversation({ id: CONVERSATION_ID, contextId: CONVERSATION_ID }), nextDepth: 0 };
}
