import { newHeadFields } from "../../../src/store/conversations/new-head";
import { createGenerationMark } from "../../../src/store/database/generation-mark";
import { commitChanges } from "../../../src/store/rows/commit-changes";
import { createQuarantine } from "../../../src/store/rows/quarantine";
import { createRowReader } from "../../../src/store/rows/row-reader";
import { headToPut, messageToPut } from "../../../src/store/rows/row-to-entity";
import { createSetState } from "../../../src/store/rows/set-state";
import { makeMessages } from "./make-messages";
import type { SealedBench } from "./sealed-bench";

/** Messages in one commit while seeding: few enough for memory. */
const BATCH = 2_000;

type Target = Pick<SealedBench, "database" | "keys" | "local" | "storeName">;

/**
 * Adds messages to a conversation through the store's own commit, so that rows, digests and
 * manifest are as the product writes them; only the number of rows in a commit is not.
 */
export async function seedMessages(
  target: Target,
  conversationId: string,
  count: number,
): Promise<number> {
  const commit = createCommit(target);
  const first = await commit.head(conversationId);
  let total = first.payload.messageCount;
  for (const end = total + count; total < end; ) {
    const head = await commit.head(conversationId);
    const start = { conversationId, previous: head.payload.activeLeaf };
    const messages = makeMessages(start, total, Math.min(BATCH, end - total));
    total += messages.length;
    const activeLeaf = messages.at(-1)?.id ?? null;
    const changed = { activeLeaf, messageCount: total, nextDepth: total, updatedAt: Date.now() };
    await commit.write({
      puts: messages.map((message) => messageToPut(message, null)),
      heads: [headToPut(head, changed, { order: total })],
      lastOrder: total,
    });
  }
  return total;
}

/** Adds conversations of so many messages each, several in one commit; resolves with the newest one's id. */
export async function seedConversations(
  target: Target & { readonly contextId: string; readonly firstOrder: number },
  { conversations, messages }: { readonly conversations: number; readonly messages: number },
): Promise<string> {
  const commit = createCommit(target);
  let newest = "";
  const atOnce = Math.max(1, Math.floor(BATCH / messages));
  for (let done = 0; done < conversations; done += atOnce) {
    const count = Math.min(atOnce, conversations - done);
    const order = target.firstOrder + done * messages;
    const made = Array.from({ length: count }, (_, at) =>
      makeConversation(target.contextId, order + at * messages, messages),
    );
    await commit.write({
      puts: made.flatMap(({ puts }) => puts),
      heads: made.map(({ head }) => head),
      lastOrder: order + count * messages,
    });
    newest = made.at(-1)?.head.columns.id ?? newest;
  }
  return newest;
}

function makeConversation(contextId: string, order: number, count: number) {
  const id = crypto.randomUUID();
  const messages = makeMessages({ conversationId: id, previous: null }, 0, count);
  const now = Date.now();
  const payload = {
    ...newHeadFields({ channel: "side-panel", now }),
    activeLeaf: messages.at(-1)?.id ?? null,
    messageCount: count,
    nextDepth: count,
    updatedAt: now + order,
  };
  return {
    puts: messages.map((message) =>
      messageToPut({ ...message, order: order + message.order }, null),
    ),
    head: { columns: { id, parent: contextId, order: order + count }, replaces: null, payload },
  };
}

type Changes = Omit<Parameters<typeof commitChanges>[1], "durability">;

function createCommit({ database, keys, local, storeName }: Target) {
  const quarantine = createQuarantine();
  const mark = createGenerationMark(local, storeName);
  const reader = createRowReader({ database, keys, quarantine });
  const state = createSetState({ database, reader, mark, quarantine });
  return {
    head: async (conversationId: string) => {
      const head = await state.head(conversationId);
      if (head === null) throw new Error("the conversation is gone");
      return head;
    },
    write: (changes: Changes) =>
      commitChanges({ database, keys, state, mark }, { durability: "relaxed", ...changes }),
  };
}
