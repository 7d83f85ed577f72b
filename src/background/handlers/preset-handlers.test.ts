import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { BUILT_IN_PRESETS } from "../../domain/built-in-presets";
import {
  presetArchive,
  presetCreate,
  presetGet,
  presetList,
  presetPurge,
  presetRestore,
  presetUpdate,
} from "./preset-handlers";
import { undoRun } from "./undo-handlers";

async function setup(...names: readonly string[]) {
  const { app } = await makeApp();
  const create = (name: string, over: object = {}) => {
    const fields = { name, systemPrompt: "You coach.", ...over };
    return presetCreate(app, { id: crypto.randomUUID(), fields });
  };
  const presets = [];
  for (const name of names) presets.push(await create(name));
  const list = async (input: Parameters<typeof presetList>[1] = {}) => {
    const found = await presetList(app, input);
    return { ...found, names: found.presets.map(({ name }) => name) };
  };
  return { app, create, presets, list };
}

const BUILT_IN = BUILT_IN_PRESETS.map(({ name }) => name);

describe("preset.list", () => {
  it("M-030 gives ten a page, the built-in ones first and one's own by name", async () => {
    const { list } = await setup("e", "d", "c", "b", "a");
    expect((await list()).names).toEqual([...BUILT_IN, "a", "b", "c", "d"]);
    expect(await list({ page: 2 })).toMatchObject({ names: ["e"], total: 11 });
  });

  it("M-030 has removed ones only where they are asked for", async () => {
    const { app, presets, list } = await setup("Coach");
    await presetArchive(app, presets[0]!);
    expect((await list()).names).toEqual(BUILT_IN);
    expect((await list({ includeInactive: true })).names).toEqual([...BUILT_IN, "Coach"]);
  });

  it("M-031 finds by a part of the name and by a tag, and tells the total and all tags", async () => {
    const { create, list } = await setup("Coach");
    await create("Voice coach", { tags: ["Music"] });
    expect(await list({ query: "coach" })).toMatchObject({
      names: ["Coach", "Voice coach"],
      total: 2,
      tags: ["Music"],
    });
    expect((await list({ tag: "music" })).names).toEqual(["Voice coach"]);
    expect(await list({ page: 9 })).toMatchObject({ names: [], total: 8 });
  });
});

describe("a preset of one's own", () => {
  it("M-029 has the documents' fields, and their defaults where they are not given", async () => {
    const { app, create } = await setup();
    const over = { defaultSettings: { temperature: 0 }, metadata: { from: "me" } };
    const made = await create("Coach", over);
    expect(made).toMatchObject({
      name: "Coach",
      description: "",
      systemPrompt: "You coach.",
      defaultPersonality: "",
      defaultSettings: {
        temperature: 0,
        maxTokens: 1_000,
        maxHistoryTokens: 15_000,
        expiryDays: 7,
      },
      metadata: { from: "me" },
      builtIn: false,
      isActive: true,
    });
    expect(await presetGet(app, made)).toEqual(made);
  });

  it("M-029 changes in the fields given and no others, those of its settings too", async () => {
    const { app, create } = await setup();
    const { id, version } = await create("Coach", { defaultSettings: { maxTokens: 50 } });
    const fields = { description: "Brief", defaultSettings: { expiryDays: 3 } };
    expect(await presetUpdate(app, { id, version, fields })).toMatchObject({
      name: "Coach",
      description: "Brief",
      defaultSettings: { maxTokens: 50, expiryDays: 3 },
    });
    const late = presetUpdate(app, { id, version, fields });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
  });

  it("M-029 is removed from the list, taken back, and purged by its name", async () => {
    const { app, presets } = await setup("Coach");
    const { id } = presets[0]!;
    expect((await presetArchive(app, { id })).isActive).toBe(false);
    expect((await presetRestore(app, { id })).isActive).toBe(true);
    const purge = presetPurge(app, { id, name: "Another" });
    await expect(purge).rejects.toMatchObject({ code: "wrong-name" });
    expect(await presetPurge(app, { id, name: "Coach" })).toEqual({});
    await expect(presetGet(app, { id })).rejects.toMatchObject({ code: "not-found" });
  });

  it("can be taken back for a while once it was deleted, whole and once", async () => {
    const { app, presets } = await setup("Coach");
    const { id, name } = presets[0]!;
    const undoId = crypto.randomUUID();
    const input = { id, name, undo: undoId };
    expect(await presetPurge(app, input)).toEqual({ canUndo: true });
    // Asked once more, for its answer was lost.
    expect(await presetPurge(app, input)).toEqual({ canUndo: true });
    await expect(presetGet(app, { id })).rejects.toMatchObject({ code: "not-found" });
    await undoRun(app, { undoId });
    await undoRun(app, { undoId });
    const { version: _version, ...before } = presets[0]!;
    expect(await presetGet(app, { id })).toMatchObject(before);
  });

  it("stays away where another one got its name meanwhile", async () => {
    const { app, presets } = await setup("Coach");
    const { id, name } = presets[0]!;
    const undoId = crypto.randomUUID();
    await presetPurge(app, { id, name, undo: undoId });
    const fields = { name: "coach", systemPrompt: "You help." };
    await presetCreate(app, { id: crypto.randomUUID(), fields });
    await expect(undoRun(app, { undoId })).rejects.toMatchObject({ code: "conflict" });
    await expect(presetGet(app, { id })).rejects.toMatchObject({ code: "not-found" });
  });
});

it("M-072 tells that there is no preset of that id, whatever it looks like", async () => {
  const { app } = await setup();
  for (const id of ["preset-angry", "../x", "__proto__"]) {
    await expect(presetGet(app, { id })).rejects.toMatchObject({ code: "not-found" });
  }
  expect((await presetGet(app, { id: "preset-calm-counselor" })).builtIn).toBe(true);
});
