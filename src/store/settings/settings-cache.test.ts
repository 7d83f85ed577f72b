import { describe, expect, it } from "vitest";
import { makeStore } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { DEFAULT_SETTINGS } from "../../domain/settings";
import { createQuarantine } from "../rows/quarantine";
import { createRowReader, type RowReader } from "../rows/row-reader";
import { createSettingsCache } from "./settings-cache";

/** A cache of its own over a store's rows, whose reader counts and ends only when it is let. */
async function setup() {
  const { store, database, keys } = await makeStore();
  const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
  const world = { reads: 0, waiting: Promise.resolve() };
  const find: RowReader["find"] = async (table, id) => {
    const row = await reader.find(table, id);
    world.reads += 1;
    await world.waiting;
    return row;
  };
  const cache = createSettingsCache({ keys, reader: { ...reader, find } });
  const change = (minutes: number) =>
    store.settings.update((settings) => ({
      ...settings,
      prompt: { ...settings.prompt, idleMinutes: minutes },
    }));
  return { store, database, keys, cache, world, change };
}

describe("createSettingsCache", () => {
  it("reads the settings once, and anew after a commit that writes them", async () => {
    const { cache, world, change } = await setup();
    expect(await cache.read()).toEqual(DEFAULT_SETTINGS);
    await cache.read();
    expect(world.reads).toBe(1);
    await change(41);
    cache.onCommit({ durability: "strict", puts: [] });
    expect((await cache.read()).prompt.idleMinutes).toBe(DEFAULT_SETTINGS.prompt.idleMinutes);
    const removals = [{ table: "settings", row: {} as never }] as const;
    cache.onCommit({ durability: "strict", removals });
    expect((await cache.read()).prompt.idleMinutes).toBe(41);
    cache.onCommit({ durability: "strict", recounted: new Map() });
    await cache.read();
    expect(world.reads).toBe(3);
  });

  it("keeps nothing that a commit may have changed while it was read", async () => {
    const { cache, world, change } = await setup();
    let release = () => {};
    world.waiting = new Promise((resolve) => {
      release = resolve;
    });
    const reading = cache.read();
    await change(42);
    cache.drop();
    release();
    await reading;
    expect((await cache.read()).prompt.idleMinutes).toBe(42);
  });

  it("gives nothing from memory without the keys", async () => {
    const { cache, keys } = await setup();
    await cache.read();
    keys.drop();
    await expect(cache.read()).rejects.toMatchObject({ code: "locked" });
  });

  it("is dropped with all that the store has in memory, as a lock does", async () => {
    const { store, database, change } = await setup();
    await change(45);
    expect((await store.settings.read()).prompt.idleMinutes).toBe(45);
    // What is asked of the database shows that nothing is known any more.
    await rawTable(database, "settings").clear();
    expect((await store.settings.read()).prompt.idleMinutes).toBe(45);
    store.branches.drop();
    expect(await store.settings.read()).toEqual(DEFAULT_SETTINGS);
  });

  it("is what the store answers from, which sees each of its own changes", async () => {
    const { store, change } = await setup();
    for (const minutes of [43, 44]) {
      await change(minutes);
      expect((await store.settings.read()).prompt.idleMinutes).toBe(minutes);
    }
  });
});
