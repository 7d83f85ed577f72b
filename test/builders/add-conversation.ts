import type { Channel } from "../../src/domain/conversation";
import type { Id } from "../../src/domain/id";
import { newHeadFields } from "../../src/store/conversations/new-head";
import type { Store } from "../../src/store/create-store";
import type { HeadFields } from "../../src/store/rows/changes";
import { commitBeside, type StoreHarness } from "./make-store";

/** Makes a context; gives its id. */
export async function addContext(store: Store, name: string): Promise<Id> {
  const fields = { name, systemPrompt: "You help." };
  const { context } = await store.contexts.create({ id: crypto.randomUUID(), fields });
  return context.id;
}

type Options = { readonly contextId?: Id | null; readonly channel?: Channel };

/** Makes a conversation, of the side panel and the active context if nothing else is said; its id. */
export async function addConversation(store: Store, options: Options = {}): Promise<Id> {
  const { contextId = null, channel = "side-panel" } = options;
  const id = crypto.randomUUID();
  await store.conversations.create({ id, channel, contextId });
  return id;
}

/** The id of the context that a conversation is in. */
export async function contextIdOf(store: Store, conversationId: Id): Promise<Id> {
  return (await store.branches.readPosition({ conversationId })).context.id;
}

/** The conversations that the contexts name as those used last, by channel. */
export async function usesOf(store: Store, contextId: Id): Promise<Record<string, Id>> {
  return (await store.contexts.get(contextId)).use.conversations;
}

type Seed = {
  readonly contextId: Id;
  readonly count: number;
  readonly fields?: (index: number) => Partial<HeadFields>;
};

/**
 * Adds conversations titled `c0`, `c1` … in one commit, the last one the newest; gives their ids.
 * Stores made before do not know of them: `restart` first.
 */
export async function seedConversations(harness: StoreHarness, seed: Seed): Promise<readonly Id[]> {
  const { count, contextId, fields = () => ({}) } = seed;
  const [newest] = await harness.database.rows("conversations").orderBy("order").newest(1);
  const first = (newest?.order ?? 0) + 1;
  const made = newHeadFields({ channel: "side-panel", now: harness.clock.now() });
  const heads = Array.from({ length: count }, (_, at) => ({
    columns: { id: crypto.randomUUID(), parent: contextId, order: first + at },
    replaces: null,
    payload: { ...made, title: `c${at}`, ...fields(at) },
  }));
  await commitBeside(harness, { durability: "strict", heads, lastOrder: first + count });
  return heads.map(({ columns }) => columns.id);
}
