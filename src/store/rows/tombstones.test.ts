import { describe, expect, it } from "vitest";
import { addContext, addConversation } from "../../../test/builders/add-conversation";
import {
  makeStore,
  rawRows,
  type StoreHarness,
  sayTurn,
  seedTurns,
} from "../../../test/builders/make-store";
import { DAY_MS } from "../../domain/expiry";
import { TOMBSTONE_MS } from "../../domain/tombstone";
import { tombstonePuts } from "./tombstones";
import { createUndoRecord } from "./undo-record";

/** Says something in a new conversation. */
async function chat(harness: StoreHarness) {
  const conversationId = await addConversation(harness.store);
  await sayTurn({ ...harness, conversationId }, "1", "one");
}

/** What is told of everything that was deleted for good. */
async function readTombstones({ store, database }: Awaited<ReturnType<typeof makeStore>>) {
  const ids = (await rawRows(database, "tombstones")).map(({ id }) => id);
  const rows = await store.rows.find("tombstones", ids);
  return [...rows.values()].map((row) => (row === "unreadable" ? null : JSON.parse(row.payload)));
}

describe("a purge", () => {
  it("leaves the ids and the time of what goes, and no word of it", async () => {
    const harness = await makeStore();
    const { store, conversationId, clock } = harness;
    await sayTurn(harness, "very secret", "answer");
    await store.conversations.purge({ conversationId, messages: 2 });
    expect(await readTombstones(harness)).toEqual([
      { v: 1, at: clock.now(), ids: { conversations: [conversationId] } },
    ]);
    expect(await store.check()).toMatchObject({ mismatched: [], unreadable: [], rewound: false });
  });

  it("of a context names it and its conversations in one row", async () => {
    const harness = await makeStore();
    const contextId = await addContext(harness.store, "Gone");
    const one = await addConversation(harness.store, { contextId });
    const two = await addConversation(harness.store, { contextId });
    await harness.store.contexts.purge({ id: contextId, name: "Gone" });
    const [{ ids }] = (await readTombstones(harness)) as [{ ids: Record<string, string[]> }];
    expect(ids.contexts).toEqual([contextId]);
    expect(ids.conversations?.toSorted()).toEqual([one, two].toSorted());
  });

  it("of a conversation of 10,000 rows leaves one small row", async () => {
    const harness = await makeStore();
    await seedTurns(harness, 5_000);
    const { conversationId, database } = harness;
    const store = harness.restart();
    const { conversation } = await store.conversations.show({ conversationId });
    const { messageCount: messages } = conversation;
    expect(await store.conversations.purge({ conversationId, messages })).toEqual({
      messages: 10_000,
    });
    const [row, ...others] = await rawRows(database, "tombstones");
    expect(others).toEqual([]);
    expect(row?.sealed.length).toBeLessThan(512);
  });

  it("that is taken back takes the tombstone with it", async () => {
    const harness = await makeStore();
    const { store, conversationId, database, clock } = harness;
    await sayTurn(harness, "hello", "answer");
    const record = createUndoRecord(clock.now());
    await store.conversations.purge({ conversationId, messages: 2, record });
    expect(await rawRows(database, "tombstones")).toHaveLength(1);
    await store.undo(record);
    expect(await rawRows(database, "tombstones")).toEqual([]);
    expect(await store.check()).toMatchObject({ mismatched: [] });
  });
});

describe("tombstones", () => {
  it("go after a year, and not before", async () => {
    const harness = await makeStore();
    const { store, conversationId, database, clock } = harness;
    await store.conversations.purge({ conversationId, messages: 0 });
    clock.time += TOMBSTONE_MS - 10 * DAY_MS;
    await chat(harness);
    clock.time += 10 * DAY_MS - 1;
    await store.contexts.archiveExpired();
    expect(await rawRows(database, "tombstones")).toHaveLength(1);
    clock.time += 1;
    await store.contexts.archiveExpired();
    expect(await rawRows(database, "tombstones")).toEqual([]);
    expect(await store.check()).toMatchObject({ mismatched: [] });
  });

  it("stay where the clock stands years ahead, also where something is said by it, and go by a right one", async () => {
    const harness = await makeStore();
    const { store, conversationId, database, clock } = harness;
    const count = async () => {
      await store.contexts.archiveExpired();
      return (await rawRows(database, "tombstones")).length;
    };
    await store.conversations.purge({ conversationId, messages: 0 });
    for (const years of [1, 12]) {
      clock.time += years * TOMBSTONE_MS;
      expect(await count()).toBe(1);
      // By then what was archived at that time is archived.
      expect(await count()).toBe(1);
      await chat(harness);
      expect(await count()).toBe(1);
      clock.time -= years * TOMBSTONE_MS;
      expect(await count()).toBe(1);
    }
    clock.time += 2 * TOMBSTONE_MS;
    expect(await count()).toBe(1);
    await chat(harness);
    clock.time += 2 * DAY_MS;
    expect(await count()).toBe(0);
    expect(await store.check()).toMatchObject({ mismatched: [] });
  });

  it.each([
    ["a day and a millisecond", DAY_MS + 1, 0],
    ["90 days less a millisecond", 90 * DAY_MS - 1, 0],
    ["a day", DAY_MS, 1],
    ["90 days", 90 * DAY_MS, 1],
  ])(
    "are told as old by what was noted between a day and 90 days ago: %s",
    async (_, ago, left) => {
      const harness = await makeStore();
      const { store, conversationId, database, clock } = harness;
      await store.conversations.purge({ conversationId, messages: 0 });
      clock.time += 2 * TOMBSTONE_MS - ago;
      await chat(harness);
      clock.time += ago;
      await store.contexts.archiveExpired();
      expect(await rawRows(database, "tombstones")).toHaveLength(left);
    },
  );

  it("of many rows lie in rows that stay under 64 KiB each", () => {
    const purged = Array.from({ length: 10_000 }, () => {
      return { table: "conversations", id: crypto.randomUUID() } as const;
    });
    const puts = tombstonePuts(purged, 1);
    expect(puts).toHaveLength(10);
    for (const { payload } of puts) expect(JSON.stringify(payload).length).toBeLessThan(65_536);
  });
});
