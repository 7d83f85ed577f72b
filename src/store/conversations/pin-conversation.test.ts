import { describe, expect, it } from "vitest";
import { contextIdOf, seedConversations } from "../../../test/builders/add-conversation";
import { allRawRows, makeStore } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { MAX_PINNED } from "../../domain/limits";

/** A store with so many conversations beside its first one. */
async function makeMany(count: number) {
  const harness = await makeStore();
  const contextId = await contextIdOf(harness.store, harness.conversationId);
  const ids = await seedConversations(harness, { contextId, count });
  const store = harness.restart();
  const pin = (conversationId: string, pinned = true) =>
    store.conversations.pin({ conversationId, pinned });
  const pinned = async () => (await store.settings.read()).pinnedConversations;
  return { ...harness, store, ids, pin, pinned };
}

describe("pinning a conversation", () => {
  it("puts it first, and pinning it again changes nothing", async () => {
    const { database, ids, pin, pinned } = await makeMany(2);
    for (const id of ids) await pin(id);
    expect(await pinned()).toEqual([ids[1], ids[0]]);
    const before = await allRawRows(database);
    await pin(ids[0]!);
    expect(await allRawRows(database)).toEqual(before);
    await pin(ids[1]!, false);
    await pin(ids[1]!, false);
    expect(await pinned()).toEqual([ids[0]]);
  });

  it("is refused beyond the limit, where those that are gone count no more", async () => {
    const { database, ids, pin, pinned } = await makeMany(MAX_PINNED + 1);
    for (const id of ids.slice(0, MAX_PINNED)) await pin(id);
    const last = ids.at(-1)!;
    await expect(pin(last)).rejects.toMatchObject({
      code: "limit-exceeded",
      data: { limit: "pinned-conversations", max: MAX_PINNED },
    });
    expect(await pinned()).not.toContain(last);
    await rawTable(database, "conversations").delete(ids[7]!);
    await pin(last);
    expect(await pinned()).toHaveLength(MAX_PINNED);
    expect(await pinned()).not.toContain(ids[7]);
  });

  it("keeps the other settings", async () => {
    const { ids, pin, store } = await makeMany(1);
    await store.settings.update((current) => ({ ...current, autoLockMinutes: 3 }));
    await pin(ids[0]!);
    expect(await store.settings.read()).toMatchObject({ autoLockMinutes: 3 });
  });
});
