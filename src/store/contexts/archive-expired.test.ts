import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import {
  allRawRows,
  closeTurn,
  commitBeside,
  makeOrdinaryStore,
  makeStore,
  markContexts,
  openTurn,
  type StoreHarness,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { DAY_MS, expiryOf } from "../../domain/expiry";
import { nativeDatabase } from "../database/open-database";

const NOTHING = { archived: 0, restored: 0 };
const TEN_YEARS = 3_653 * DAY_MS;

/** A store in whose one context something was said a week ago, and one that was made just now. */
async function makeWeekOld() {
  const harness = await makeOrdinaryStore();
  const { store, clock } = harness;
  await sayTurn(harness, "1", "one");
  clock.time += 7 * DAY_MS;
  const id = crypto.randomUUID();
  await store.contexts.create({ id, fields: { name: "Work", systemPrompt: "Be brief." } });
  const entries = await store.contexts.list();
  const old = entries.find(({ context }) => context.id !== id)!.context.id;
  return { ...harness, contexts: store.contexts, id, old };
}

async function archivedIds({ restart }: StoreHarness): Promise<readonly string[]> {
  const entries = await restart().contexts.list();
  return entries
    .filter(({ context }) => context.archived !== null)
    .map(({ context }) => context.id);
}

describe("contexts.archiveExpired", () => {
  it("M-096 counts from the last message where nothing was noted: before version 3 nothing was", async () => {
    const harness = await makeOrdinaryStore();
    const { clock, database } = harness;
    for (let week = 0; week < 5; week += 1) {
      clock.time += 6 * DAY_MS;
      await sayTurn(harness, "1", "one");
    }
    const said = clock.time;
    const [row] = await database.rows("uses").toArray();
    if (row === undefined) throw new Error("nothing was noted");
    await commitBeside(harness, { durability: "strict", removals: [{ table: "uses", row }] });
    clock.time += DAY_MS;
    const { contexts } = harness.restart();
    expect(await contexts.archiveExpired()).toEqual(NOTHING);
    expect(await contexts.list()).toMatchObject([{ use: { lastChatAt: said } }]);
    clock.time = said + 7 * DAY_MS;
    expect(await contexts.archiveExpired()).toEqual({ archived: 1, restored: 0 });
    expect((await harness.restart().check()).mismatched).toEqual([]);
  });

  it("M-005 M-008 M-065 M-071 archives what is over, at the very millisecond, and nothing else", async () => {
    const harness = await makeWeekOld();
    const { contexts, clock, old } = harness;
    clock.time -= 1;
    expect(await contexts.archiveExpired()).toEqual(NOTHING);
    clock.time += 1;
    expect(await contexts.archiveExpired()).toEqual({ archived: 1, restored: 0 });
    expect(await archivedIds(harness)).toEqual([old]);
    expect((await contexts.get(old)).context.archived).toEqual({ at: clock.now(), by: "expiry" });
  });

  it("M-069 deletes nothing: every word is there still", async () => {
    const harness = await makeWeekOld();
    const before = await allRawRows(harness.database);
    await harness.contexts.archiveExpired();
    const after = await allRawRows(harness.database);
    for (const table of ["contexts", "manifest"] as const) {
      expect(after.get(table)?.length).toBe(before.get(table)?.length);
      before.delete(table);
      after.delete(table);
    }
    expect(after).toEqual(before);
    expect(await textsOf(harness)).toEqual(["1", "one"]);
    expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("M-071 changes nothing when it is run again, not even the manifest", async () => {
    const harness = await makeWeekOld();
    await harness.contexts.archiveExpired();
    const before = await allRawRows(harness.database);
    expect(await harness.contexts.archiveExpired()).toEqual(NOTHING);
    expect(await harness.restart().contexts.archiveExpired()).toEqual(NOTHING);
    expect(await allRawRows(harness.database)).toEqual(before);
  });

  it("writes all in one strict commit, so that one that is cut has written nothing and the next does all", async () => {
    const harness = await makeWeekOld();
    const { clock, contexts, database } = harness;
    clock.time += 7 * DAY_MS;
    const native = nativeDatabase(database);
    const begin = native.transaction.bind(native);
    const durabilities: unknown[] = [];
    native.transaction = (names, mode, options) => {
      if (mode === "readwrite") durabilities.push(options?.durability);
      const transaction = begin(names, mode, options);
      if (mode === "readwrite" && durabilities.length === 1) transaction.abort();
      return transaction;
    };
    await expect(contexts.archiveExpired()).rejects.toMatchObject({ name: "AppError" });
    expect(await archivedIds(harness)).toEqual([]);
    expect(await contexts.archiveExpired()).toEqual({ archived: 2, restored: 0 });
    expect(durabilities).toEqual(["strict", "strict"]);
    expect(await archivedIds(harness)).toHaveLength(2);
  });

  it("passes by a context in which a turn runs, and one renewed by it", async () => {
    const harness = await makeOrdinaryStore();
    const { store, clock } = harness;
    const turn = await openTurn(harness, "1");
    clock.time += 30 * DAY_MS;
    expect(await store.contexts.archiveExpired()).toEqual(NOTHING);
    await closeTurn(harness, turn.id, "one");
    expect(await store.contexts.archiveExpired()).toEqual({ archived: 1, restored: 0 });
    const [entry] = await store.contexts.list();
    await store.contexts.restore({ id: entry!.context.id });
    await sayTurn(harness, "2", "two");
    expect(await store.contexts.archiveExpired()).toEqual(NOTHING);
  });

  it("D-10 M-065 is put off by a chat, and by no look at it", async () => {
    const harness = await makeOrdinaryStore();
    const { store, clock, conversationId } = harness;
    await sayTurn(harness, "1", "one");
    clock.time += 6 * DAY_MS;
    await sayTurn(harness, "2", "two");
    clock.time += 6 * DAY_MS;
    await store.conversations.show({ conversationId });
    await store.conversations.open({ channel: "side-panel", contextId: null });
    await textsOf(harness);
    expect(await store.contexts.archiveExpired()).toEqual(NOTHING);
    clock.time += DAY_MS;
    expect(await store.contexts.archiveExpired()).toEqual({ archived: 1, restored: 0 });
  });

  it("passes by a context of which it cannot be read when it was last talked in", async () => {
    const harness = await makeWeekOld();
    await flipRow(harness.database, "uses", harness.old);
    expect(await harness.restart().contexts.archiveExpired()).toEqual(NOTHING);
    await harness.restart().repair();
    expect(await harness.restart().contexts.archiveExpired()).toEqual(NOTHING);
    harness.clock.time += 7 * DAY_MS;
    expect(await harness.restart().contexts.archiveExpired()).toMatchObject({ archived: 2 });
  });

  it("D-10 takes back what a clock ten years ahead has archived, once it is right again", async () => {
    const harness = await makeWeekOld();
    const { clock, contexts, id, old } = harness;
    const before = await contexts.get(id);
    clock.time += TEN_YEARS;
    expect(await contexts.archiveExpired()).toEqual({ archived: 2, restored: 0 });
    clock.time -= TEN_YEARS;
    // One of them is over by the right clock, too.
    expect(await contexts.archiveExpired()).toEqual({ archived: 0, restored: 1 });
    expect(await archivedIds(harness)).toEqual([old]);
    const after = await contexts.get(id);
    expect(after).toEqual({ ...before, context: { ...before.context, version: 3 } });
    expect(expiryOf(after.context, after.use, clock.now()).state).toBe("fresh");
    expect(await contexts.archiveExpired()).toEqual(NOTHING);
  });

  it("D-10 puts nothing aside by a clock ten years behind, and what the person archived stays", async () => {
    const harness = await makeWeekOld();
    const { clock, contexts, id } = harness;
    await contexts.archive({ id });
    clock.time -= TEN_YEARS;
    expect(await contexts.archiveExpired()).toEqual(NOTHING);
    expect(await archivedIds(harness)).toEqual([id]);
  });

  it("gives those that it takes back names that are free, among each other, too", async () => {
    const harness = await makeOrdinaryStore();
    const { clock, store } = harness;
    const fields = { name: "Work", systemPrompt: "Be brief." };
    const make = () => store.contexts.create({ id: crypto.randomUUID(), fields });
    clock.time += TEN_YEARS;
    for (let count = 0; count < 2; count += 1) {
      await make();
      clock.time += 8 * DAY_MS;
      await store.contexts.archiveExpired();
    }
    clock.time -= TEN_YEARS + 16 * DAY_MS;
    expect(await store.contexts.archiveExpired()).toMatchObject({ archived: 0, restored: 3 });
    const names = (await store.contexts.list()).map(({ context }) => context.name);
    expect(names.sort()).toEqual(["Confidant", "Work", "Work 2"]);
  });

  it("puts 500 contexts aside at once", async () => {
    const harness = await makeOrdinaryStore();
    const { store, clock } = harness;
    for (let at = 1; at < 500; at += 1) {
      const fields = { name: `Context ${at}`, systemPrompt: "Be brief." };
      await store.contexts.create({ id: crypto.randomUUID(), fields });
    }
    clock.time += 7 * DAY_MS;
    expect(await store.contexts.archiveExpired()).toEqual({ archived: 500, restored: 0 });
    expect(await archivedIds(harness)).toHaveLength(500);
  });

  it("D-24 puts neither the first context aside nor a pinned one, however long nobody talks there", async () => {
    const { store, clock } = await makeStore();
    const [first] = await store.contexts.list();
    const make = async (name: string) => {
      const fields = { name, systemPrompt: "Be brief." };
      return (await store.contexts.create({ id: crypto.randomUUID(), fields })).context.id;
    };
    const [pinned, plain] = [await make("Pinned"), await make("Plain")];
    await store.contexts.pin({ id: pinned, pinned: true });
    clock.time += TEN_YEARS;
    expect(await store.contexts.archiveExpired()).toEqual({ archived: 1, restored: 0 });
    const aside = (await store.contexts.list()).filter(({ context }) => context.archived !== null);
    expect(aside.map(({ context }) => context.id)).toEqual([plain]);
    expect(first?.context.first).toBe(true);
    await store.contexts.pin({ id: pinned, pinned: false });
    expect(await store.contexts.archiveExpired()).toEqual(NOTHING);
    clock.time += 7 * DAY_MS;
    expect(await store.contexts.archiveExpired()).toEqual({ archived: 1, restored: 0 });
  });

  it("D-24 finds the first one of an earlier release, and takes it back where that has put it aside", async () => {
    const harness = await makeWeekOld();
    const { old, clock } = harness;
    expect(await harness.contexts.archiveExpired()).toEqual({ archived: 1, restored: 0 });
    await markContexts(harness, undefined);
    const { contexts } = harness.restart();
    expect(await contexts.archiveExpired()).toEqual({ archived: 0, restored: 1 });
    expect((await contexts.get(old)).context).toMatchObject({ first: true, archived: null });
    const before = await allRawRows(harness.database);
    expect(await contexts.archiveExpired()).toEqual(NOTHING);
    expect(await allRawRows(harness.database)).toEqual(before);
    clock.time += TEN_YEARS;
    expect(await contexts.archiveExpired()).toEqual({ archived: 1, restored: 0 });
    expect((await contexts.get(old)).context.archived).toBeNull();
  });

  it("D-24 knows no other first one once that was purged", async () => {
    const { store, clock } = await makeStore();
    const [first] = await store.contexts.list();
    const fields = { name: "Second", systemPrompt: "Be brief." };
    const presetId = first?.context.presetId;
    await store.contexts.create({ id: crypto.randomUUID(), fields, presetId });
    const { id, name } = first!.context;
    await store.contexts.purge({ id, name });
    clock.time += 7 * DAY_MS;
    expect(await store.contexts.archiveExpired()).toEqual({ archived: 1, restored: 0 });
  });
});
