import { describe, expect, it } from "vitest";
import { allRawRows, makeStore, rawRows, sayTurn } from "../../../test/builders/make-store";
import { BUILT_IN_PRESETS } from "../../domain/built-in-presets";
import { MAX_NAME } from "../../domain/check-fields";
import { type ContextFields, DEFAULT_CONTEXT_FIELDS, NO_USE } from "../../domain/context";
import { fieldsFromPreset } from "../../domain/fields-from-preset";
import { MAX_CONTEXTS } from "../../domain/limits";

const FIELDS = { name: "Work", systemPrompt: "Be brief." };

function taken(field = "name") {
  return { code: "invalid-field", data: { field, problem: "taken" } };
}

describe("contexts.create", () => {
  it("M-002 M-013 M-024 M-025 M-046 stores a context with the defaults for what is not given", async () => {
    const { store, clock, restart } = await makeStore();
    const id = crypto.randomUUID();
    const made = await store.contexts.create({ id, fields: FIELDS });
    const now = clock.now();
    expect(made).toEqual({
      context: {
        ...DEFAULT_CONTEXT_FIELDS,
        ...FIELDS,
        id,
        version: 1,
        presetId: null,
        pinned: false,
        first: false,
        archived: null,
        renewedAt: now,
        createdAt: now,
        updatedAt: now,
      },
      use: NO_USE,
    });
    expect(DEFAULT_CONTEXT_FIELDS).toMatchObject({
      temperature: 0.7,
      maxTokens: 1_000,
      maxHistoryTokens: 15_000,
      expiryDays: 7,
    });
    expect(await store.contexts.get(id)).toEqual(made);
    expect(await restart().contexts.get(id)).toEqual(made);
    expect(await restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("M-003 M-087 keeps every field that is given, an explicit 0 and false among them", async () => {
    const { store, restart } = await makeStore();
    const id = crypto.randomUUID();
    const given: ContextFields = {
      compression: { type: "truncate", keepRecent: 3 },
      name: "Work",
      systemPrompt: "Be brief.",
      personality: "Dry",
      maintainPersonality: false,
      temperature: 0,
      maxTokens: 1,
      maxHistoryTokens: 2,
      expiryDays: 3,
      model: { provider: "guide", name: "guide", url: "", window: null, thinks: false },
      contextProviders: ["last-n"],
      remembers: false,
      tools: ["clock"],
      tags: ["home", "work"],
    };
    await store.contexts.create({ id, fields: given });
    expect((await restart().contexts.get(id)).context).toMatchObject(given);
  });

  it("makes nothing twice of the same id, whatever is given with it", async () => {
    const harness = await makeStore();
    const { store, database } = harness;
    const id = crypto.randomUUID();
    const made = await store.contexts.create({ id, fields: FIELDS });
    const before = await allRawRows(database);
    const fields = { ...FIELDS, name: "Other" };
    expect(await store.contexts.create({ id, fields })).toEqual(made);
    expect(await allRawRows(database)).toEqual(before);
  });

  it("M-073 refuses fields that are wrong, by their names, and stores nothing", async () => {
    const { store, database } = await makeStore();
    const before = await allRawRows(database);
    const create = (fields: object) =>
      store.contexts.create({ id: crypto.randomUUID(), fields: { ...FIELDS, ...fields } });
    const refused = (field: string, problem: string) => ({
      code: "invalid-field",
      data: expect.objectContaining({ field, problem }),
    });
    await expect(create({ name: "  " })).rejects.toMatchObject(refused("name", "empty"));
    const long = "n".repeat(10_240);
    await expect(create({ name: long })).rejects.toMatchObject(refused("name", "too-long"));
    await expect(create({ systemPrompt: "" })).rejects.toMatchObject(
      refused("systemPrompt", "empty"),
    );
    for (const [temperature, problem] of [
      [-0.1, "too-small"],
      [1.1, "too-large"],
      [Number.NaN, "not-a-number"],
    ] as const) {
      await expect(create({ temperature })).rejects.toMatchObject(refused("temperature", problem));
    }
    expect(await allRawRows(database)).toEqual(before);
  });

  it("refuses a name that an active context has, in any case, and trims it", async () => {
    const { store } = await makeStore();
    const create = (name: string) =>
      store.contexts.create({ id: crypto.randomUUID(), fields: { ...FIELDS, name } });
    const { context } = await create("  Work ");
    expect(context.name).toBe("Work");
    await expect(create("wORK")).rejects.toMatchObject(taken());
    await store.contexts.archive({ id: context.id });
    expect((await create("work")).context.name).toBe("work");
  });

  it("M-026 numbers a name that is taken where it comes from a preset, and keeps a temperature of 0", async () => {
    const { store } = await makeStore();
    const preset = BUILT_IN_PRESETS[0]!;
    const create = (overrides: Parameters<typeof fieldsFromPreset>[1]) =>
      store.contexts.create({
        id: crypto.randomUUID(),
        fields: fieldsFromPreset(preset, overrides),
        presetId: preset.id,
        nameTaken: "number",
      });
    const names: string[] = [];
    for (let count = 0; count < 3; count += 1) names.push((await create({})).context.name);
    expect(names).toEqual(["Calm Counselor", "Calm Counselor 2", "Calm Counselor 3"]);
    const { context } = await create({ name: "Mine", temperature: 0 });
    expect(context).toMatchObject({
      name: "Mine",
      temperature: 0,
      presetId: preset.id,
      systemPrompt: preset.systemPrompt,
      personality: preset.defaultPersonality,
      maxTokens: 1_200,
      expiryDays: 14,
    });
  });

  it("M-023 M-051 takes over what a preset said then: changing it changes no context", async () => {
    const { store } = await makeStore();
    const presetId = crypto.randomUUID();
    const preset = await store.presets.create({ id: presetId, fields: FIELDS });
    const id = crypto.randomUUID();
    const fields = { ...fieldsFromPreset(preset), name: "From preset" };
    const { context } = await store.contexts.create({ id, fields, presetId });
    const changed = { systemPrompt: "Be long." };
    await store.presets.update({ id: presetId, version: preset.version, fields: changed });
    await store.presets.purge({ id: presetId, name: preset.name });
    expect((await store.contexts.get(id)).context).toEqual(context);
  });

  it("D-16 M-081 takes 500 contexts, those archived too, and not one more", async () => {
    const harness = await makeStore();
    const { store, database } = harness;
    const [{ context: first } = { context: null }] = await store.contexts.list();
    const create = (at: number) =>
      store.contexts.create({
        id: crypto.randomUUID(),
        fields: { ...FIELDS, name: `Context ${at}` },
      });
    for (let at = 1; at < MAX_CONTEXTS; at += 1) await create(at);
    await store.contexts.archive({ id: first!.id });
    const limit = { code: "limit-exceeded", data: { limit: "contexts", max: 500 } };
    await expect(create(MAX_CONTEXTS)).rejects.toMatchObject(limit);
    const copy = { id: crypto.randomUUID(), contextId: first!.id };
    await expect(store.contexts.duplicate(copy)).rejects.toMatchObject(limit);
    expect(await rawRows(database, "contexts")).toHaveLength(500);
    expect(await store.contexts.list()).toHaveLength(500);
    await store.contexts.purge({ id: first!.id, name: first!.name });
    expect((await create(MAX_CONTEXTS)).context.name).toBe("Context 500");
  });
});

describe("contexts.duplicate", () => {
  it("makes a context like another under a free name, without pin, use and conversations", async () => {
    const harness = await makeStore();
    const { store, clock } = harness;
    await sayTurn(harness, "1", "one");
    const [entry] = await store.contexts.list();
    const { id: contextId } = entry!.context;
    const { context } = await store.contexts.pin({ id: contextId, pinned: true });
    clock.time += 1_000;
    const id = crypto.randomUUID();
    const copy = await store.contexts.duplicate({ id, contextId });
    const now = clock.now();
    expect(copy).toEqual({
      context: {
        ...context,
        id,
        version: 1,
        name: "Confidant 2",
        pinned: false,
        first: false,
        renewedAt: now,
        createdAt: now,
        updatedAt: now,
      },
      use: NO_USE,
    });
    expect(await store.contexts.holds({ id })).toEqual({ conversations: 0, messages: 0 });
    expect(await store.contexts.duplicate({ id, contextId })).toEqual(copy);
    expect(await store.contexts.list()).toHaveLength(2);
  });

  it("takes back no archive with it, and cuts a name that would grow too long", async () => {
    const { store } = await makeStore();
    const like = crypto.randomUUID();
    const name = "n".repeat(MAX_NAME);
    await store.contexts.create({ id: like, fields: { ...FIELDS, name } });
    const copy = await store.contexts.duplicate({ id: crypto.randomUUID(), contextId: like });
    expect(copy.context.name).toBe(`${"n".repeat(MAX_NAME - 2)} 2`);
    await store.contexts.archive({ id: like });
    const other = await store.contexts.duplicate({ id: crypto.randomUUID(), contextId: like });
    expect(other.context).toMatchObject({ name, archived: null });
  });

  it("M-072 fails with not-found where there is no such context", async () => {
    const { store } = await makeStore();
    const copy = { id: crypto.randomUUID(), contextId: crypto.randomUUID() };
    const missing = { code: "not-found", data: { kind: "context" } };
    await expect(store.contexts.duplicate(copy)).rejects.toMatchObject(missing);
    await expect(store.contexts.get(copy.id)).rejects.toMatchObject(missing);
  });
});
