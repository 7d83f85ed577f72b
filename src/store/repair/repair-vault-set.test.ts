import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { flipRow, makeFullStore } from "../../../test/builders/make-full-store";
import { closeTurn, rawRows } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { forkSchema } from "../../domain/branching";

const BESIDE = ["summaries", "plans", "jobs", "forks", "references", "attachments"] as const;
const WHOLE = { unreadable: [], mismatched: [] };

describe("repair of what lies beside messages", () => {
  it("removes what is beside the messages of a conversation of which nothing else is left", async () => {
    const { database, restart } = await makeFullStore();
    for (const table of ["messages", "conversations"]) await rawTable(database, table).clear();
    const store = restart();
    await store.repair();
    for (const table of BESIDE) expect(await rawRows(database, table), table).toEqual([]);
    expect(await store.check()).toMatchObject(WHOLE);
  });

  it("keeps it where the conversation's head is made anew", async () => {
    const { database, restart } = await makeFullStore();
    await rawTable(database, "conversations").clear();
    await restart().repair();
    for (const table of BESIDE) expect(await rawRows(database, table), table).toHaveLength(1);
  });

  it("makes the forks anew from what is left of a conversation", async () => {
    const harness = await makeFullStore();
    const { database, restart, conversationId } = harness;
    const before = await forksOf(harness);
    expect(before).toMatchObject([{ ways: [{}, {}] }]);
    const [first, second] = before[0]!.ways;
    await flipRow(database, "messages", first!.id);
    await restart().repair();
    // One sibling is left, and an empty row says so: counts alone would not.
    expect(await forksOf(harness)).toEqual([]);
    const store = restart();
    const page = await store.listMessages({ conversationId, before: null, limit: 10 });
    expect(page.messages.map(({ id }) => id)).toContain(second!.id);
    expect(page.forks).toEqual([]);
    expect(await store.check()).toMatchObject(WHOLE);
  });

  it("keeps the forks through the loss of their own row", async () => {
    const harness = await makeFullStore();
    const { database, restart, conversationId } = harness;
    const [turn] = await harness.store.turns.listOpenTurns();
    await closeTurn(harness, turn!.id);
    const input = { conversationId, before: null, limit: 10 };
    const before = (await restart().listMessages(input)).forks;
    expect(before).toHaveLength(1);
    await flipRow(database, "forks");
    const store = restart();
    expect(await store.repair()).toEqual({ removed: 1, rebuilt: 0 });
    expect((await store.listMessages(input)).forks).toEqual(before);
  });
});

describe("repair of what lies beside contexts", () => {
  it("M-065 takes a context whose use is lost for one talked in just now", async () => {
    const { database, restart, clock } = await makeFullStore();
    const id = await flipRow(database, "uses");
    clock.time += 30 * 86_400_000;
    const store = restart();
    expect(await store.repair()).toEqual({ removed: 0, rebuilt: 1 });
    expect((await store.contexts.get(id)).use).toEqual({
      lastChatAt: clock.now(),
      conversations: {},
    });
    expect(await store.check()).toMatchObject(WHOLE);
  });

  it("removes the use of a context that is gone with all it had", async () => {
    const { database, restart } = await makeFullStore();
    for (const table of ["messages", "conversations", "contexts"]) {
      await rawTable(database, table).clear();
    }
    const store = restart();
    await store.repair();
    expect(await rawRows(database, "uses")).toEqual([]);
    expect(await store.check()).toMatchObject(WHOLE);
  });

  it("calls no two contexts the same that it puts in the place of lost ones", async () => {
    const { database, restart, store } = await makeFullStore();
    const fields = { name: "Work", systemPrompt: "Be brief." };
    await store.contexts.create({ id: crypto.randomUUID(), fields });
    for (const { id } of await rawRows(database, "contexts"))
      await flipRow(database, "contexts", id);
    const fresh = restart();
    await fresh.repair();
    const names = (await fresh.contexts.list()).map(({ context }) => context.name);
    expect(names.sort()).toEqual(["Recovered", "Recovered 2"]);
  });
});

/** What the row of forks says, read from an export. */
async function forksOf({ restart }: Pick<Awaited<ReturnType<typeof makeFullStore>>, "restart">) {
  for await (const { lines } of restart().export()) {
    const rows = lines.map((line) => JSON.parse(line)).filter(({ table }) => table === "forks");
    if (rows.length > 0) return z.array(forkSchema).parse(rows[0].forks);
  }
  return [];
}

describe("repair of connections", () => {
  it("has one say that it has no key where its secrets will never open, or are gone", async () => {
    for (const damage of ["altered", "lost"]) {
      const { database, restart } = await makeFullStore();
      const id = await flipRow(database, "secrets");
      if (damage === "lost") await rawTable(database, "secrets").clear();
      const store = restart();
      await store.repair();
      expect(await store.connections.find(id)).toMatchObject({ hasKey: false, version: 2 });
      expect(await store.connections.readSecrets(id)).toBeNull();
      expect(await restart().check(), damage).toMatchObject(WHOLE);
    }
  });

  it("keeps no secrets of one that is removed or lost", async () => {
    for (const damage of ["altered", "lost"]) {
      const { database, restart } = await makeFullStore();
      await flipRow(database, "connections");
      if (damage === "lost") await rawTable(database, "connections").clear();
      await restart().repair();
      expect(await rawRows(database, "secrets"), damage).toEqual([]);
      expect(await restart().check(), damage).toMatchObject(WHOLE);
    }
  });
});

describe("repair of what lies beside blocks", () => {
  const OF_BLOCK = ["block_states", "block_updates", "block_revisions"] as const;

  it("removes document and history of a block that does not open", async () => {
    const { database, restart } = await makeFullStore();
    const [revision] = await rawRows(database, "block_revisions");
    await flipRow(database, "blocks", String(revision?.parent));
    const store = restart();
    await store.repair();
    for (const table of OF_BLOCK) expect(await rawRows(database, table), table).toEqual([]);
    expect(await store.check()).toMatchObject(WHOLE);
    expect(await store.repair()).toEqual({ removed: 0, rebuilt: 0 });
  });

  it("removes them where the block goes because its context is gone", async () => {
    const { database, restart } = await makeFullStore();
    for (const table of ["messages", "conversations", "contexts"]) {
      await rawTable(database, table).clear();
    }
    const store = restart();
    await store.repair();
    for (const table of ["blocks", ...OF_BLOCK] as const) {
      expect(await rawRows(database, table), table).toEqual([]);
    }
    expect(await store.check()).toMatchObject(WHOLE);
  });

  it("keeps them where the block opens", async () => {
    const { database, restart } = await makeFullStore();
    const before = await Promise.all(OF_BLOCK.map((table) => rawRows(database, table)));
    await flipRow(database, "facts");
    await restart().repair();
    const after = await Promise.all(OF_BLOCK.map((table) => rawRows(database, table)));
    expect(after).toEqual(before);
  });
});
