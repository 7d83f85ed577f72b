import { describe, expect, it } from "vitest";
import { addConversation, contextIdOf, usesOf } from "../../../test/builders/add-conversation";
import { flipRow, makeFullStore } from "../../../test/builders/make-full-store";
import {
  allRawRows,
  closeTurn,
  makeStore,
  rawRows,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import type { TableName } from "../database/schema";

/** Those that a store has with or without a conversation. */
const STAYING: readonly TableName[] = [
  "contexts",
  "uses",
  "presets",
  "saved_prompts",
  "blocks",
  "block_states",
  "block_updates",
  "block_revisions",
  "block_shares",
  "facts",
  "forgotten_facts",
  "archival_entries",
  "connections",
  "secrets",
  "model_files",
  "programs",
  "tombstones",
  "settings",
  "counters",
  "usage",
  "backups",
  "manifest",
];

/** A conversation with a row in every table that may have one of it, and none that runs. */
async function makePurgeable() {
  const harness = await makeFullStore();
  const { store, conversationId } = harness;
  const [turn] = await store.turns.listOpenTurns();
  // What does not open stays where its turn is closed.
  await flipRow(harness.database, "draft_pieces");
  await closeTurn(harness, turn!.id, "ee");
  await store.conversations.pin({ conversationId, pinned: true });
  const { messageCount } = (await store.conversations.show({ conversationId })).conversation;
  const purge = (messages = messageCount) =>
    store.conversations.purge({ conversationId, messages });
  return { ...harness, messageCount, purge };
}

describe("purging a conversation", () => {
  it("A-071 leaves no row of it in any table, no pin, and nothing that names it", async () => {
    const { store, database, conversationId, messageCount, purge, restart } = await makePurgeable();
    const contextId = await contextIdOf(store, conversationId);
    for (const [table, rows] of await allRawRows(database)) {
      if (table !== "open_turns") expect(rows, table).not.toEqual([]);
    }
    expect(await purge()).toEqual({ messages: messageCount });
    for (const [table, rows] of await allRawRows(database)) {
      expect(rows.length > 0, table).toBe(STAYING.includes(table));
    }
    const later = restart();
    expect((await later.settings.read()).pinnedConversations).toEqual([]);
    expect(await usesOf(later, contextId)).toEqual({});
    expect(await later.check()).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  });

  it("leaves another conversation of the same context whole", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    await sayTurn(harness, "1", "one");
    const second = { ...harness, conversationId: await addConversation(store) };
    await sayTurn(second, "2", "two");
    await store.conversations.purge({ conversationId, messages: 2 });
    expect(await textsOf({ ...second, store: harness.restart() })).toEqual(["2", "two"]);
    const contextId = await contextIdOf(store, second.conversationId);
    expect(await usesOf(store, contextId)).toEqual({ "side-panel": second.conversationId });
    const shown = store.conversations.show({ conversationId });
    await expect(shown).rejects.toMatchObject({ code: "not-found" });
  });

  it("removes what does not open, too, but for the head: a repair comes first", async () => {
    const { database, restart, conversationId, messageCount } = await makePurgeable();
    await flipRow(database, "messages");
    await flipRow(database, "summaries");
    await flipRow(database, "conversations");
    const input = { conversationId, messages: messageCount };
    const refused = restart().conversations.purge(input);
    await expect(refused).rejects.toMatchObject({ code: "row-tampered" });
    await restart().repair();
    await restart().conversations.purge({ conversationId, messages: messageCount - 1 });
    expect(await rawRows(database, "messages")).toEqual([]);
  });

  it("is refused while a turn runs, and where another number of messages was seen", async () => {
    const harness = await makeFullStore();
    const { store, conversationId, database } = harness;
    const purge = (messages: number) => store.conversations.purge({ conversationId, messages });
    const before = await allRawRows(database);
    await expect(purge(7)).rejects.toMatchObject({ code: "turn-running" });
    expect(await allRawRows(database)).toEqual(before);
    const [turn] = await store.turns.listOpenTurns();
    await closeTurn(harness, turn!.id);
    await expect(purge(6)).rejects.toMatchObject({ code: "conflict" });
    expect(await purge(7)).toEqual({ messages: 7 });
  });
});
