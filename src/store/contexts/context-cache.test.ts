import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import {
  makeKeyring,
  makeStore,
  openTurn,
  type StoreHarness,
  sayTurn,
} from "../../../test/builders/make-store";
import { createQuarantine } from "../rows/quarantine";
import { createRowReader, type RowReader } from "../rows/row-reader";
import { type ContextEntry, createContextCache } from "./context-cache";

const FIELDS = { name: "Work", systemPrompt: "Be brief." };

/** What a store without anything in memory would say. */
async function fresh({ restart }: StoreHarness): Promise<readonly ContextEntry[]> {
  return byId(await restart().contexts.list());
}

function byId(entries: readonly ContextEntry[]): readonly ContextEntry[] {
  return entries.toSorted((left, right) => left.context.id.localeCompare(right.context.id));
}

/** A cache of its own over the harness' rows, whose reader counts and ends only when it is let. */
function makeCache({ database, keys }: StoreHarness) {
  const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
  const world = { reads: 0, waiting: Promise.resolve() };
  const findAll: RowReader["findAll"] = async (table) => {
    const rows = await reader.findAll(table);
    world.reads += 1;
    await world.waiting;
    return rows;
  };
  return { world, cache: createContextCache({ keys, reader: { ...reader, findAll } }) };
}

describe("createContextCache", () => {
  it("M-047 M-082 D-22 reads contexts and their use once, and then from memory", async () => {
    const harness = await makeStore();
    const { cache, world } = makeCache(harness);
    const entries = await cache.list();
    expect(entries).toHaveLength(1);
    expect(await cache.list()).toEqual(entries);
    expect(world.reads).toBe(2);
    cache.drop();
    expect(await cache.list()).toEqual(entries);
    expect(world.reads).toBe(4);
  });

  it("gives one of them at once where they are in memory, as commits have made it", async () => {
    const { store, keys, ...harness } = await makeStore();
    const { cache } = makeCache({ store, keys, ...harness });
    const [entry] = await store.contexts.list();
    const id = entry?.context.id ?? "";
    expect(cache.peek(id)).toBeUndefined();
    await cache.list();
    expect(cache.peek(id)).toEqual(entry);
    cache.onCommit({ durability: "strict", recounted: new Map() });
    expect(cache.peek(id)).toBeUndefined();
    await cache.list();
    keys.drop();
    expect(() => cache.peek(id)).toThrow("locked");
  });

  it("keeps nothing that a commit may have changed while it was read", async () => {
    const harness = await makeStore();
    const { cache, world } = makeCache(harness);
    let release = () => {};
    world.waiting = new Promise((resolve) => {
      release = resolve;
    });
    const reading = cache.list();
    cache.onCommit({ durability: "strict", recounted: new Map() });
    release();
    await reading;
    await cache.list();
    expect(world.reads).toBe(4);
  });

  it("gives nothing once the keys were dropped, though it is in memory", async () => {
    const harness = await makeStore();
    await harness.store.contexts.list();
    harness.keys.drop();
    await expect(harness.store.contexts.list()).rejects.toMatchObject({ code: "locked" });
  });
});

describe("the contexts of a store", () => {
  it("are in memory what they are on the disk, after whatever was done", async () => {
    const harness = await makeStore();
    const { store } = harness;
    const [first] = await store.contexts.list();
    const { contexts } = store;
    const id = crypto.randomUUID();
    const given = (await contexts.create({ id, fields: FIELDS })).context;
    const steps: (() => Promise<unknown>)[] = [
      () => sayTurn(harness, "1", "one"),
      () => contexts.update({ id, version: given.version, fields: { temperature: 0 } }),
      () => contexts.duplicate({ id: crypto.randomUUID(), contextId: id }),
      () => contexts.pin({ id, pinned: true }),
      () => store.conversations.open({ channel: "popup", contextId: id }),
      () => contexts.archive({ id }),
      () => contexts.restore({ id }),
      () => contexts.extend({ id }),
      () => contexts.archiveExpired(),
      () => contexts.purge({ id, name: FIELDS.name }),
      () => store.repair(),
      () => contexts.purge({ id: first!.context.id, name: first!.context.name }),
    ];
    for (const step of steps) {
      harness.clock.time += 86_400_000;
      await step();
      expect(byId(await contexts.list()), String(step)).toEqual(await fresh(harness));
    }
    expect(await contexts.list()).toHaveLength(1);
  });

  it("have the versions that their rows have after these were sealed anew", async () => {
    const harness = await makeStore();
    const { store, keys } = harness;
    await store.contexts.list();
    keys.use({ current: await makeKeyring("feedf00d"), former: keys.current() });
    for (let batch = 0; batch < 20; batch += 1) if ((await store.resealNext()).done) break;
    const [entry] = await store.contexts.list();
    expect(entry?.context.version).toBe(2);
    expect(await store.contexts.list()).toEqual(await fresh(harness));
  });

  it("are read again after a commit that failed because another window was first", async () => {
    const harness = await makeStore();
    const { store } = harness;
    await store.contexts.list();
    const id = crypto.randomUUID();
    await harness.restart().contexts.create({ id, fields: FIELDS });
    await expect(openTurn(harness, "1")).rejects.toMatchObject({ code: "conflict" });
    expect(byId(await store.contexts.list())).toEqual(await fresh(harness));
    expect(await store.contexts.list()).toHaveLength(2);
  });

  it("leave out and report one that does not open, and call its use none", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const use = await flipRow(harness.database, "uses");
    const store = harness.restart();
    const [entry] = await store.contexts.list();
    expect(entry).toMatchObject({ context: { id: use }, use: { lastChatAt: null } });
    expect(store.health()).toEqual([{ table: "uses", id: use, code: "row-tampered" }]);
    const id = await flipRow(harness.database, "contexts");
    const broken = harness.restart();
    expect(await broken.contexts.list()).toEqual([]);
    expect(broken.health()).toContainEqual({ table: "contexts", id, code: "row-tampered" });
    await expect(broken.contexts.get(id)).rejects.toMatchObject({ code: "row-tampered" });
  });
});
