import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { makeOrdinaryStore, sayTurn } from "../../../test/builders/make-store";
import { CALLS } from "../../contract/contract";
import { DAY_MS } from "../../domain/expiry";
import {
  contextArchive,
  contextCreate,
  contextCreateFromPreset,
  contextDuplicate,
  contextExtend,
  contextGet,
  contextHolds,
  contextList,
  contextPin,
  contextPurge,
  contextRestore,
  contextUpdate,
} from "./context-handlers";
import { presetArchive, presetCreate } from "./preset-handlers";

const SYSTEM = "You are calm.";

/** An app, and contexts made in it by name, each a minute after the one before. */
async function setup(...names: readonly string[]) {
  const made = await makeApp(undefined, await makeOrdinaryStore());
  const { app, clock } = made;
  const create = (name: string, over: object = {}) => {
    clock.time += 60_000;
    const fields = { name, systemPrompt: SYSTEM, ...over };
    return contextCreate(app, { id: crypto.randomUUID(), fields });
  };
  const cards = [];
  for (const name of names) cards.push(await create(name));
  const list = async (input: Parameters<typeof contextList>[1] = {}) => {
    const { contexts, ...rest } = await contextList(app, input);
    return { names: contexts.map(({ context }) => context.name), ...rest };
  };
  return { ...made, create, cards, list };
}

/** The one that every new store has. */
const FIRST = "Confidant";

describe("context.create", () => {
  it("M-024 M-025 makes one with the documents' defaults, and the windows are told", async () => {
    const { app, create, hear } = await setup();
    const heard = hear();
    const { context, expiry, lastChatAt } = await create("Work");
    expect(context).toMatchObject({
      name: "Work",
      temperature: 0.7,
      maxTokens: 1_000,
      maxHistoryTokens: 15_000,
      expiryDays: 7,
      presetId: null,
    });
    expect({ state: expiry.state, lastChatAt }).toEqual({ state: "fresh", lastChatAt: null });
    expect(heard).toEqual(["changed"]);
    expect([app.panelEvents, app.looks]).toEqual([[{ type: "lists" }], ["look"]]);
  });

  it("is done once for one id", async () => {
    const { app, list } = await setup();
    const input = { id: crypto.randomUUID(), fields: { name: "Work", systemPrompt: SYSTEM } };
    const first = await contextCreate(app, input);
    expect(await contextCreate(app, input)).toEqual(first);
    expect((await list()).total).toBe(2);
  });

  it.each([
    ["name", { name: "  " }, { field: "name", problem: "empty" }],
    ["system prompt", { systemPrompt: "" }, { field: "systemPrompt", problem: "empty" }],
    ["temperature", { temperature: 1.1 }, { field: "temperature", problem: "too-large", limit: 1 }],
    ["temperature", { temperature: -0.1 }, { field: "temperature", problem: "too-small" }],
    ["name", { name: FIRST.toUpperCase() }, { field: "name", problem: "taken" }],
  ])("M-073 refuses a %s that cannot be, tells which and why, and no window", async (...given) => {
    const [, over, data] = given;
    const { app, create } = await setup();
    await expect(create("Work", over)).rejects.toMatchObject({ code: "invalid-field", data });
    expect(app.panelEvents).toEqual([]);
  });
});

describe("context.createFromPreset", () => {
  it("M-026 takes what the preset has, and keeps an explicit temperature of 0", async () => {
    const { app } = await setup();
    const { context } = await contextCreateFromPreset(app, {
      id: crypto.randomUUID(),
      presetId: "preset-calm-counselor",
      overrides: { temperature: 0, expiryDays: 3 },
    });
    expect(context).toMatchObject({
      name: "Calm Counselor",
      personality: "Professional counselor with calm demeanor and objective perspective",
      presetId: "preset-calm-counselor",
      temperature: 0,
      maxTokens: 1_200,
      expiryDays: 3,
    });
  });

  it("M-026 works for the person's own presets, as long as they are not removed", async () => {
    const { app } = await setup();
    const fields = { name: "Coach", systemPrompt: "You coach.", defaultPersonality: "Brief" };
    const settings = { defaultSettings: { temperature: 0.1 } };
    const own = { id: crypto.randomUUID(), fields: { ...fields, ...settings } };
    await presetCreate(app, own);
    const input = { presetId: own.id, overrides: { name: "My coach", maxTokens: 50 } };
    const { context } = await contextCreateFromPreset(app, { id: crypto.randomUUID(), ...input });
    expect(context).toMatchObject({
      name: "My coach",
      systemPrompt: "You coach.",
      personality: "Brief",
      temperature: 0.1,
      maxTokens: 50,
    });
    await presetArchive(app, own);
    const late = contextCreateFromPreset(app, { id: crypto.randomUUID(), ...input });
    await expect(late).rejects.toMatchObject({ code: "not-found" });
  });

  it("gives a name that is taken a number", async () => {
    const { app } = await setup();
    const input = { presetId: "preset-professional-assistant", overrides: {} };
    const make = () => contextCreateFromPreset(app, { id: crypto.randomUUID(), ...input });
    const { context } = await make();
    expect([context.name, (await make()).context.name]).toEqual([
      "Professional Assistant",
      "Professional Assistant 2",
    ]);
  });

  it("M-072 tells that there is no such preset", async () => {
    const { app } = await setup();
    const input = { id: crypto.randomUUID(), presetId: "preset-angry", overrides: {} };
    await expect(contextCreateFromPreset(app, input)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("context.list", () => {
  it("M-027 gives ten a page, without what expired or was archived", async () => {
    const { app, clock, list, create } = await setup(..."abcdefghijk");
    const first = await list();
    expect(first.names).toHaveLength(10);
    expect(first).toMatchObject({ total: 12, names: expect.arrayContaining(["k"]) });
    expect((await list({ page: 2 })).names).toEqual(["a", FIRST]);
    const { context } = await create("gone");
    await contextArchive(app, context);
    clock.time += 8 * DAY_MS;
    await create("new");
    expect((await list()).names).toEqual(["new"]);
    expect((await list({ include: "expired" })).total).toBe(13);
    expect((await list({ include: "archived" })).total).toBe(14);
  });

  it("has pinned ones first, then those talked in or made last", async () => {
    const { app, clock, harness, cards, list } = await setup("a", "b", "c");
    await contextPin(app, { id: cards[0]?.context.id ?? "", pinned: true });
    clock.time += 60_000;
    await sayTurn(harness, "Hello", "Good day.");
    expect((await list()).names).toEqual(["a", FIRST, "c", "b"]);
  });

  it("M-028 tells the total of all pages, and all tags by name", async () => {
    const { create, list } = await setup();
    await create("a", { tags: ["work", "calm"] });
    await create("b", { tags: ["work"] });
    expect(await list({ pageSize: 1 })).toMatchObject({ total: 3, tags: ["calm", "work"] });
  });

  it("M-087 finds by a part of the name, in any case, and by a tag", async () => {
    const { create, list } = await setup("Garden", "Old garden", "Taxes");
    await create("House", { tags: ["Home"] });
    expect((await list({ query: " GARD" })).names).toEqual(["Old garden", "Garden"]);
    expect((await list({ tag: "home" })).names).toEqual(["House"]);
    expect(await list({ tag: "home", query: "garden" })).toMatchObject({ names: [], total: 0 });
  });

  it("M-075 gives an empty page with the right total where there is no such page", async () => {
    const { list } = await setup("a");
    expect(await list({ page: 1_000_000, pageSize: 500 })).toMatchObject({ names: [], total: 2 });
  });

  it("M-066 tells each one's expiry as it is at that moment", async () => {
    const { app, clock, contextId } = await setup();
    const states = [];
    for (const days of [0, 6, 1]) {
      clock.time += days * DAY_MS;
      states.push((await contextGet(app, { id: contextId })).expiry.state);
    }
    expect(states).toEqual(["fresh", "warning", "expired"]);
  });
});

describe("context.update", () => {
  it("M-024 changes the fields given and no others, an explicit 0 too", async () => {
    const { app, cards } = await setup("Work");
    const { id, version } = cards[0]!.context;
    const fields = { temperature: 0, personality: "Brief", name: undefined };
    const { context } = await contextUpdate(app, { id, version, fields });
    expect(context).toMatchObject({ name: "Work", temperature: 0, personality: "Brief" });
    expect(context.version).toBeGreaterThan(version);
  });

  it("tells the window that was second, and loses nothing", async () => {
    const { app, cards } = await setup("Work");
    const { id, version } = cards[0]!.context;
    await contextUpdate(app, { id, version, fields: { personality: "first" } });
    const second = contextUpdate(app, { id, version, fields: { personality: "second" } });
    await expect(second).rejects.toMatchObject({ code: "conflict" });
    expect((await contextGet(app, { id })).context.personality).toBe("first");
  });
});

describe("a context", () => {
  it("M-024 can be read, copied, archived, taken back and purged by its name", async () => {
    const { app, cards, harness, contextId } = await setup("Work");
    const id = cards[0]?.context.id ?? "";
    const made = { id: crypto.randomUUID(), contextId: id, withMemory: true };
    const copy = await contextDuplicate(app, made);
    expect(copy.context).toMatchObject({ name: "Work 2", systemPrompt: SYSTEM });
    const archived = await contextArchive(app, { id, undo: crypto.randomUUID() });
    expect(archived).toMatchObject({ context: { archived: { by: "person" } }, canUndo: true });
    const twice = await contextArchive(app, { id, undo: crypto.randomUUID() });
    expect(twice.canUndo, "it was aside already").toBeUndefined();
    expect((await contextRestore(app, { id })).context.archived).toBeNull();
    await sayTurn(harness, "Hello", "Good day.");
    const held = { conversations: 1, messages: 2 };
    expect(await contextHolds(app, { id: contextId })).toEqual(held);
    const purge = contextPurge(app, { id: contextId, name: "Work" });
    await expect(purge).rejects.toMatchObject({ code: "wrong-name" });
    expect(await contextPurge(app, { id: contextId, name: FIRST })).toEqual({ messages: 2 });
    const gone = contextGet(app, { id: contextId });
    await expect(gone).rejects.toMatchObject({ code: "not-found" });
  });

  it("M-068 D-10 has its whole time again where it is extended", async () => {
    const { app, clock, contextId } = await setup();
    clock.time += 7 * DAY_MS - 1;
    expect((await contextGet(app, { id: contextId })).expiry.state).toBe("warning");
    const { expiry } = await contextExtend(app, { id: contextId });
    expect(expiry).toEqual({ state: "fresh", at: clock.time + 7 * DAY_MS });
  });

  it.each(["../x", "..%2Fx", "", "00000000-0000-4000-8000-00000000000g"])(
    "M-080 has no id like %j: it is refused before anything is looked for",
    (id) => {
      for (const call of [CALLS["context.get"], CALLS["context.archive"]]) {
        expect(call.input.safeParse({ id }).success).toBe(false);
      }
    },
  );
});
