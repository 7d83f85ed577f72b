import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { allRawRows, commitBeside, makeStore, rawRows } from "../../../test/builders/make-store";
import { BUILT_IN_PRESETS } from "../../domain/built-in-presets";
import { DEFAULT_PRESET_SETTINGS } from "../../domain/preset";

const FIELDS = { name: "Coach", systemPrompt: "You coach." };

async function makeCoach() {
  const harness = await makeStore();
  const { presets } = harness.store;
  const id = crypto.randomUUID();
  const preset = await presets.create({ id, fields: FIELDS });
  harness.clock.time += 1_000;
  return { ...harness, presets, id, preset };
}

describe("presets.create", () => {
  it("M-015 M-029 M-046 M-052 stores one of the person's own, with defaults for what is not given", async () => {
    const { presets, restart, preset, id, clock } = await makeCoach();
    const made = clock.now() - 1_000;
    expect(preset).toEqual({
      ...FIELDS,
      id,
      version: 1,
      builtIn: false,
      description: "",
      defaultPersonality: "",
      defaultSettings: DEFAULT_PRESET_SETTINGS,
      tags: [],
      isActive: true,
      metadata: null,
      createdAt: made,
      updatedAt: made,
    });
    expect(await presets.get(id)).toEqual(preset);
    expect(await restart().presets.list()).toEqual([preset]);
    expect(await restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("M-052 keeps what is given, an explicit temperature of 0 and whatever is kept with it", async () => {
    const { presets, restart } = await makeCoach();
    const id = crypto.randomUUID();
    const fields = {
      name: " Tutor ",
      systemPrompt: "You teach.",
      description: "Patient",
      defaultPersonality: "Kind",
      defaultSettings: { temperature: 0 },
      tags: ["school"],
      metadata: { nested: { deep: [1, null, "x"] } },
    };
    await presets.create({ id, fields });
    expect(await restart().presets.get(id)).toMatchObject({
      ...fields,
      name: "Tutor",
      defaultSettings: { ...DEFAULT_PRESET_SETTINGS, temperature: 0 },
    });
  });

  it("makes nothing twice of the same id", async () => {
    const { presets, preset, id, database } = await makeCoach();
    const before = await allRawRows(database);
    expect(await presets.create({ id, fields: { ...FIELDS, name: "Other" } })).toEqual(preset);
    expect(await allRawRows(database)).toEqual(before);
  });

  it("M-073 refuses wrong fields and names that are taken, by a built-in one, too", async () => {
    const { presets, database } = await makeCoach();
    const before = await allRawRows(database);
    const create = (fields: object) =>
      presets.create({ id: crypto.randomUUID(), fields: { ...FIELDS, ...fields } });
    await expect(create({ name: "" })).rejects.toMatchObject({
      code: "invalid-field",
      data: { field: "name", problem: "empty" },
    });
    await expect(
      create({ name: "T", defaultSettings: { temperature: 1.1 } }),
    ).rejects.toMatchObject({
      data: { field: "temperature", problem: "too-large", limit: 1 },
    });
    for (const name of ["coach", "calm counselor"]) {
      await expect(create({ name })).rejects.toMatchObject({
        data: { field: "name", problem: "taken" },
      });
    }
    expect(await allRawRows(database)).toEqual(before);
  });

  it("M-081 takes 500 of the person's own, and not one more", async () => {
    const harness = await makeStore();
    const { id: _id, version: _version, builtIn: _builtIn, ...payload } = BUILT_IN_PRESETS[0]!;
    const puts = Array.from({ length: 500 }, () => {
      const columns = { id: crypto.randomUUID() };
      return { table: "presets" as const, columns, replaces: null, payload };
    });
    await commitBeside(harness, { durability: "strict", puts });
    const { presets } = harness.restart();
    const more = presets.create({ id: crypto.randomUUID(), fields: FIELDS });
    await expect(more).rejects.toMatchObject({
      code: "limit-exceeded",
      data: { limit: "presets", max: 500 },
    });
    expect(await rawRows(harness.database, "presets")).toHaveLength(500);
  });
});

describe("presets.get", () => {
  it("M-022 gives the built-in ones, of which none lies in the store", async () => {
    const { store, database } = await makeStore();
    for (const preset of BUILT_IN_PRESETS) expect(await store.presets.get(preset.id)).toBe(preset);
    expect(await store.presets.list()).toEqual([]);
    expect(await rawRows(database, "presets")).toEqual([]);
  });

  it("M-072 M-080 finds nothing under any other name, a path among them", async () => {
    const { store } = await makeStore();
    for (const id of ["../x", "preset-calm-counselor/..", "", "__proto__", crypto.randomUUID()]) {
      await expect(store.presets.get(id), id).rejects.toMatchObject({
        code: "not-found",
        data: { kind: "preset" },
      });
    }
  });
});

describe("presets.update", () => {
  it("M-029 changes the fields that are given and no others, of its settings, too", async () => {
    const { presets, preset, id, clock } = await makeCoach();
    const fields = { description: "Loud", defaultSettings: { temperature: 0 } };
    expect(await presets.update({ id, version: 1, fields })).toEqual({
      ...preset,
      version: 2,
      description: "Loud",
      defaultSettings: { ...DEFAULT_PRESET_SETTINGS, temperature: 0 },
      updatedAt: clock.now(),
    });
  });

  it("tells the loser of two windows, and knows no built-in one to change", async () => {
    const { presets, id, restart } = await makeCoach();
    await presets.update({ id, version: 1, fields: { description: "Mine" } });
    const losing = restart().presets.update({ id, version: 1, fields: { description: "Theirs" } });
    await expect(losing).rejects.toMatchObject({ code: "conflict" });
    expect((await presets.get(id)).description).toBe("Mine");
    const builtIn = { id: BUILT_IN_PRESETS[0]!.id, version: 1, fields: {} };
    await expect(presets.update(builtIn)).rejects.toMatchObject({ code: "not-found" });
  });

  it("refuses a name that is taken, and takes its own in another case", async () => {
    const { presets, id } = await makeCoach();
    const update = (version: number, name: string) =>
      presets.update({ id, version, fields: { name } });
    await expect(update(1, "Rational Advisor")).rejects.toMatchObject({
      data: { field: "name", problem: "taken" },
    });
    expect((await update(1, "COACH")).name).toBe("COACH");
  });
});

describe("presets.setActive", () => {
  it("M-029 takes one from the list and back, under a number where its name was taken", async () => {
    const { presets, id, database } = await makeCoach();
    expect(await presets.setActive({ id, isActive: false })).toMatchObject({ isActive: false });
    const before = await allRawRows(database);
    await presets.setActive({ id, isActive: false });
    expect(await allRawRows(database)).toEqual(before);
    expect(await presets.list()).toMatchObject([{ id, isActive: false }]);
    await presets.create({ id: crypto.randomUUID(), fields: FIELDS });
    expect(await presets.setActive({ id, isActive: true })).toMatchObject({
      isActive: true,
      name: "Coach 2",
    });
  });
});

describe("presets.purge", () => {
  it("removes one for good by its name, and refuses another name and an unknown one", async () => {
    const { presets, id, database, restart } = await makeCoach();
    await expect(presets.purge({ id, name: "coach" })).rejects.toMatchObject({
      code: "wrong-name",
    });
    const unknown = { id: crypto.randomUUID(), name: "Coach" };
    await expect(presets.purge(unknown)).rejects.toMatchObject({ code: "not-found" });
    await presets.purge({ id, name: "Coach" });
    expect(await rawRows(database, "presets")).toEqual([]);
    expect(await restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("leaves one that will never open to a repair, which removes it", async () => {
    const { id, database, restart } = await makeCoach();
    await flipRow(database, "presets");
    const store = restart();
    expect(await store.presets.list()).toEqual([]);
    expect(store.health()).toEqual([{ table: "presets", id, code: "row-tampered" }]);
    await expect(store.presets.purge({ id, name: "Coach" })).rejects.toMatchObject({
      code: "row-tampered",
    });
    expect(await store.repair()).toEqual({ removed: 1, rebuilt: 0 });
    expect(await rawRows(database, "presets")).toEqual([]);
    expect(await restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });
});
