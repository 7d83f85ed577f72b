import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { allRawRows, makeStore, rawRows, storedText } from "../../../test/builders/make-store";
import { MAX_SAVED_PROMPTS } from "../../domain/saved-prompt";
import { createUndoRecord } from "../rows/undo-record";

const fieldsOf = (title: string) => ({ title, command: "", text: `${title} of {{topic}}.` });

/** A library of three prompts: One, Two, Three. */
async function makeLibrary() {
  const harness = await makeStore();
  const prompts = harness.store.savedPrompts();
  const ids: string[] = [];
  for (const title of ["One", "Two", "Three"]) {
    const id = crypto.randomUUID();
    ids.push(id);
    await prompts.save({ id, version: null, fields: fieldsOf(title) });
    harness.clock.time += 1_000;
  }
  const [one = "", two = "", three = ""] = ids;
  const titles = async (store = harness.restart()) =>
    (await store.savedPrompts().list()).map(({ title }) => title);
  return { ...harness, prompts, one, two, three, titles };
}

describe("the prompt library", () => {
  it("M-051 keeps prompts sealed, in the order in which they came, apart from presets", async () => {
    const { restart, one, titles, database, clock } = await makeLibrary();
    expect(await titles()).toEqual(["One", "Two", "Three"]);
    const [first] = await restart().savedPrompts().list();
    const at = clock.now() - 3_000;
    const times = { createdAt: at, updatedAt: at };
    expect(first).toEqual({ ...fieldsOf("One"), ...times, id: one, version: 1, place: 0 });
    expect(await restart().presets.list()).toEqual([]);
    expect(await storedText(database)).not.toContain("topic");
    expect(await restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("makes nothing twice of the same id, and changes nothing over another window's change", async () => {
    const { prompts, one, database, restart } = await makeLibrary();
    const before = await allRawRows(database);
    const again = await prompts.save({ id: one, version: null, fields: fieldsOf("One") });
    expect(again).toMatchObject({ title: "One", version: 1 });
    expect(await allRawRows(database)).toEqual(before);
    await prompts.save({ id: one, version: 1, fields: fieldsOf("Mine") });
    const losing = restart()
      .savedPrompts()
      .save({ id: one, version: 1, fields: fieldsOf("No") });
    await expect(losing).rejects.toMatchObject({ code: "conflict" });
    const gone = { id: crypto.randomUUID(), version: 1, fields: fieldsOf("No") };
    await expect(prompts.save(gone)).rejects.toMatchObject({ code: "not-found" });
    expect((await prompts.list())[0]).toMatchObject({ title: "Mine", version: 2, place: 0 });
  });

  it("keeps the newer text of one whose first save was stored and its answer lost", async () => {
    const { prompts, one, titles } = await makeLibrary();
    const retry = (title: string) =>
      prompts.save({ id: one, version: null, fields: fieldsOf(title) });
    expect(await retry("Longer")).toMatchObject({ title: "Longer", version: 2, place: 0 });
    expect(await retry("Longer")).toMatchObject({ title: "Longer", version: 2 });
    expect(await titles()).toEqual(["Longer", "Two", "Three"]);
    // By now it may be another window's change.
    await expect(retry("Other")).rejects.toMatchObject({ code: "conflict" });
    expect(await titles()).toEqual(["Longer", "Two", "Three"]);
  });

  it("moves one to any place, and writes only the rows whose place is another", async () => {
    const { prompts, one, three, titles, database } = await makeLibrary();
    await prompts.move({ id: three, to: 0 });
    expect(await titles()).toEqual(["Three", "One", "Two"]);
    await prompts.move({ id: three, to: 1 });
    expect(await titles()).toEqual(["One", "Three", "Two"]);
    const versions = (await rawRows(database, "saved_prompts")).map(({ version }) => version);
    expect(versions.toSorted()).toEqual([2, 3, 3]);
    await prompts.move({ id: one, to: MAX_SAVED_PROMPTS - 1 });
    expect(await titles()).toEqual(["Three", "Two", "One"]);
    const before = await allRawRows(database);
    await prompts.move({ id: three, to: 0 });
    expect(await allRawRows(database)).toEqual(before);
    const gone = prompts.move({ id: crypto.randomUUID(), to: 0 });
    await expect(gone).rejects.toMatchObject({ code: "not-found" });
  });

  it("gives back one that was deleted, where it stood, and knows what was deleted for good", async () => {
    const { prompts, two, titles, store, database, clock, restart } = await makeLibrary();
    const record = createUndoRecord(clock.now());
    await prompts.remove({ id: two, record });
    expect(await titles()).toEqual(["One", "Three"]);
    expect(await rawRows(database, "tombstones")).toHaveLength(1);
    await store.undo(record);
    expect(await titles()).toEqual(["One", "Two", "Three"]);
    expect(await rawRows(database, "tombstones")).toEqual([]);
    await prompts.remove({ id: two });
    await prompts.remove({ id: two });
    expect(await titles()).toEqual(["One", "Three"]);
    expect(await restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("M-081 takes 200, and not one more", async () => {
    const { store } = await makeStore();
    const prompts = store.savedPrompts();
    const add = () =>
      prompts.save({ id: crypto.randomUUID(), version: null, fields: fieldsOf("P") });
    for (let nth = 0; nth < MAX_SAVED_PROMPTS; nth += 1) await add();
    await expect(add()).rejects.toMatchObject({
      code: "limit-exceeded",
      data: { limit: "saved-prompts", max: 200 },
    });
    expect(await prompts.list()).toHaveLength(200);
  });

  it("is whole but for a row that does not open, which a repair removes", async () => {
    const { titles, database, restart } = await makeLibrary();
    await flipRow(database, "saved_prompts");
    const store = restart();
    expect(await titles(store)).toHaveLength(2);
    expect(store.health()).toMatchObject([{ table: "saved_prompts", code: "row-tampered" }]);
    expect(await store.repair()).toEqual({ removed: 1, rebuilt: 0 });
    expect(await titles()).toHaveLength(2);
  });
});
