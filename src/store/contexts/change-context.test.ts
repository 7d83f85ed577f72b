import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import {
  allRawRows,
  makeOrdinaryStore,
  makeStore,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { DAY_MS, expiryOf } from "../../domain/expiry";

const FIELDS = { name: "Work", systemPrompt: "Be brief." };

/** A store with one more context, made by nobody's preset. */
async function makeWork() {
  const harness = await makeStore();
  const { store } = harness;
  const [first] = await store.contexts.list();
  const id = crypto.randomUUID();
  const { context } = await store.contexts.create({ id, fields: FIELDS });
  harness.clock.time += 1_000;
  return { ...harness, contexts: store.contexts, id, context, firstId: first!.context.id };
}

describe("contexts.update", () => {
  it("M-004 M-024 changes the fields that are given and no others, and leaves its time alone", async () => {
    const { contexts, clock, context, id, restart } = await makeWork();
    const fields = { temperature: 0, personality: "Dry", tags: ["Home", " home"] };
    const changed = await contexts.update({ id, version: 1, fields });
    expect(changed.context).toEqual({
      ...context,
      temperature: 0,
      personality: "Dry",
      tags: ["Home"],
      version: 2,
      updatedAt: clock.now(),
    });
    expect(changed.context.renewedAt).toBeLessThan(clock.now());
    expect(await restart().contexts.get(id)).toEqual(changed);
  });

  it("tells the loser of two windows that edit one context, and loses neither's text", async () => {
    const { contexts, id, restart, database } = await makeWork();
    const [mine, theirs] = [contexts, restart().contexts];
    const seen = (await theirs.get(id)).context.version;
    await mine.update({ id, version: seen, fields: { personality: "Mine" } });
    const before = await allRawRows(database);
    const losing = theirs.update({ id, version: seen, fields: { systemPrompt: "Theirs" } });
    await expect(losing).rejects.toMatchObject({ code: "conflict" });
    expect(await allRawRows(database)).toEqual(before);
    const { context } = await theirs.get(id);
    expect(context).toMatchObject({ personality: "Mine", systemPrompt: "Be brief." });
    const again = { systemPrompt: "Theirs" };
    const { version } = context;
    expect((await theirs.update({ id, version, fields: again })).context).toMatchObject({
      personality: "Mine",
      systemPrompt: "Theirs",
      version: 3,
    });
  });

  it("lets one of two changes of the same version win that come at once", async () => {
    const { contexts, id } = await makeWork();
    const done = await Promise.allSettled(
      ["A", "B"].map((name) => contexts.update({ id, version: 1, fields: { name } })),
    );
    expect(done.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect((await contexts.get(id)).context.name).toBe("A");
  });

  it("M-073 refuses wrong fields and a taken name, and writes nothing", async () => {
    const { contexts, id, database } = await makeWork();
    const before = await allRawRows(database);
    const update = (fields: object) => contexts.update({ id, version: 1, fields });
    await expect(update({ temperature: 1.1 })).rejects.toMatchObject({
      code: "invalid-field",
      data: { field: "temperature", problem: "too-large", limit: 1 },
    });
    await expect(update({ name: " " })).rejects.toMatchObject({ data: { problem: "empty" } });
    await expect(update({ name: "confidant" })).rejects.toMatchObject({
      code: "invalid-field",
      data: { field: "name", problem: "taken" },
    });
    expect(await allRawRows(database)).toEqual(before);
  });

  it("takes its own name in another case", async () => {
    const { contexts, id } = await makeWork();
    const { context } = await contexts.update({ id, version: 1, fields: { name: "WORK" } });
    expect(context.name).toBe("WORK");
  });

  it("M-072 fails with not-found where there is no such context", async () => {
    const { contexts } = await makeWork();
    const id = crypto.randomUUID();
    const missing = { code: "not-found", data: { kind: "context" } };
    await expect(contexts.update({ id, version: 1, fields: {} })).rejects.toMatchObject(missing);
    await expect(contexts.pin({ id, pinned: true })).rejects.toMatchObject(missing);
    await expect(contexts.archive({ id })).rejects.toMatchObject(missing);
    await expect(contexts.restore({ id })).rejects.toMatchObject(missing);
    await expect(contexts.extend({ id })).rejects.toMatchObject(missing);
    await expect(contexts.holds({ id })).rejects.toMatchObject(missing);
  });
});

describe("contexts.pin", () => {
  it("writes where something changes, and nothing where not", async () => {
    const { contexts, id, database } = await makeWork();
    expect((await contexts.pin({ id, pinned: true })).context).toMatchObject({
      pinned: true,
      version: 2,
    });
    const before = await allRawRows(database);
    expect((await contexts.pin({ id, pinned: true })).context.version).toBe(2);
    expect(await allRawRows(database)).toEqual(before);
    expect((await contexts.pin({ id, pinned: false })).context.pinned).toBe(false);
  });
});

describe("contexts.archive and contexts.restore", () => {
  it("M-005 M-069 D-10 puts a context aside and takes it back whole, all its words with it", async () => {
    const harness = await makeOrdinaryStore();
    const { store, clock, conversationId } = harness;
    await sayTurn(harness, "1", "one");
    const [entry] = await store.contexts.list();
    const { id } = entry!.context;
    clock.time += DAY_MS;
    const aside = await store.contexts.archive({ id });
    expect(aside.context).toMatchObject({ archived: { at: clock.now(), by: "person" } });
    expect(await store.contexts.holds({ id })).toEqual({ conversations: 1, messages: 2 });
    clock.time += 400 * DAY_MS;
    const back = await store.contexts.restore({ id });
    const { version, updatedAt, renewedAt } = back.context;
    expect(back.context).toEqual({ ...entry!.context, version, updatedAt, renewedAt });
    expect(expiryOf(back.context, back.use, clock.now())).toEqual({
      at: clock.now() + 7 * DAY_MS,
      state: "fresh",
    });
    expect(await textsOf({ ...harness, store: harness.restart(), conversationId })).toEqual([
      "1",
      "one",
    ]);
  });

  it("does nothing twice", async () => {
    const { contexts, id, database, clock } = await makeWork();
    const aside = await contexts.archive({ id });
    const before = await allRawRows(database);
    clock.time += 1_000;
    expect(await contexts.archive({ id })).toEqual(aside);
    expect(await allRawRows(database)).toEqual(before);
    const back = await contexts.restore({ id });
    clock.time += 1_000;
    expect(await contexts.restore({ id })).toEqual(back);
  });

  it("numbers a name that was taken meanwhile", async () => {
    const { contexts, id } = await makeWork();
    await contexts.archive({ id });
    await contexts.create({ id: crypto.randomUUID(), fields: { ...FIELDS, name: "work" } });
    expect((await contexts.restore({ id })).context.name).toBe("Work 2");
  });

  it("lets one that is archived be edited, under whatever name", async () => {
    const { contexts, id } = await makeWork();
    const { version } = (await contexts.archive({ id })).context;
    const fields = { name: "Confidant" };
    expect((await contexts.update({ id, version, fields })).context).toMatchObject(fields);
    expect((await contexts.restore({ id })).context.name).toBe("Confidant 2");
  });
});

describe("contexts.extend", () => {
  it("M-068 lets the time begin anew, as a chat would", async () => {
    const { contexts, id, clock } = await makeWork();
    clock.time += 6.5 * DAY_MS;
    const before = await contexts.get(id);
    expect(expiryOf(before.context, before.use, clock.now()).state).toBe("warning");
    const { context, use } = await contexts.extend({ id });
    expect(expiryOf(context, use, clock.now())).toEqual({
      at: clock.now() + 7 * DAY_MS,
      state: "fresh",
    });
  });

  it("takes one back that was archived by its time, but not one that the person archived", async () => {
    const { contexts, id, firstId, clock } = await makeWork();
    await contexts.archive({ id: firstId });
    clock.time += 8 * DAY_MS;
    expect(await contexts.archiveExpired()).toEqual({ archived: 1, restored: 0 });
    expect((await contexts.extend({ id })).context.archived).toBeNull();
    expect((await contexts.extend({ id: firstId })).context.archived).toMatchObject({
      by: "person",
    });
  });
});

describe("D-24: what is past its time, before any cleanup has run", () => {
  it.each(["restore", "extend"] as const)(
    "refuses a chat at once with `archived`, keeps every word, and takes it after %s",
    async (how) => {
      const harness = await makeOrdinaryStore();
      const { store, clock, conversationId } = harness;
      await sayTurn(harness, "1", "one");
      const [entry] = await store.contexts.list();
      const { id } = entry!.context;
      clock.time += 7 * DAY_MS;
      expect(await store.contexts.isAside(id)).toBe(true);
      await expect(sayTurn(harness, "2", "two")).rejects.toMatchObject({ code: "archived" });
      expect(await textsOf({ ...harness, conversationId })).toEqual(["1", "one"]);
      const { context } = await store.contexts[how]({ id });
      expect(context).toMatchObject({ archived: null, pinned: false, renewedAt: clock.now() });
      await sayTurn(harness, "2", "two");
      expect(await textsOf({ ...harness, conversationId })).toEqual(["1", "one", "2", "two"]);
    },
  );

  it("takes a chat up to the last millisecond", async () => {
    const harness = await makeOrdinaryStore();
    await sayTurn(harness, "1", "one");
    harness.clock.time += 7 * DAY_MS - 1;
    await sayTurn(harness, "2", "two");
    expect(await textsOf(harness)).toHaveLength(4);
  });

  it("is kept for good by one call, whether the cleanup has run or not", async () => {
    const { store, clock } = await makeOrdinaryStore();
    const [entry] = await store.contexts.list();
    const { id } = entry!.context;
    for (const cleans of [false, true]) {
      clock.time += 8 * DAY_MS;
      if (cleans) expect(await store.contexts.archiveExpired()).toMatchObject({ archived: 1 });
      const { context } = await store.contexts.restore({ id, keep: true });
      expect(context).toMatchObject({ archived: null, pinned: true });
      clock.time += 400 * DAY_MS;
      expect(await store.contexts.isAside(id)).toBe(false);
      await store.contexts.pin({ id, pinned: false });
    }
  });

  it("refuses nothing where it cannot be told when it was last talked in", async () => {
    const harness = await makeOrdinaryStore();
    await sayTurn(harness, "1", "one");
    const [entry] = await harness.store.contexts.list();
    await flipRow(harness.database, "uses", entry!.context.id);
    harness.clock.time += 30 * DAY_MS;
    await sayTurn({ ...harness, store: harness.restart() }, "2", "two");
    expect(await textsOf({ ...harness, store: harness.restart() })).toHaveLength(4);
  });
});
