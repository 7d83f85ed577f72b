import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { allRawRows, makeStore, rawRows, seedTurns } from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";
import type { Summary, SummaryChange } from "../../domain/summary";

/** A conversation of six finished turns whose first two are summarised. */
async function makeSummarised() {
  const seeded = await makeStore();
  await seedTurns(seeded, 6);
  const harness = { ...seeded, store: seeded.restart() };
  const summary = await summarise(harness, { through: 3 });
  const change = ({ id, version }: Pick<Summary, "id" | "version">, change: SummaryChange) =>
    harness.store.summaries.change({ id, version, change });
  return { harness, store: harness.store, summary, change };
}

const DROP = { type: "drop" } as const;
const UNDO = { type: "undo" } as const;

describe("changeSummary", () => {
  it("edits the text, keeps what it was, and raises the version", async () => {
    const { harness, summary, change } = await makeSummarised();
    harness.clock.time += 5;
    const edited = await change(summary, { type: "edit", text: "mine" });
    expect(edited).toEqual({
      ...summary,
      version: 2,
      text: "mine",
      writtenBy: "person",
      former: { state: "active", text: "up to 3", writtenBy: "model" },
      updatedAt: summary.updatedAt + 5,
    });
    const { conversationId } = harness;
    expect(await harness.restart().summaries.list({ conversationId })).toEqual({
      active: edited,
      dropped: [],
      failure: null,
    });
  });

  it("undoes an edit and a drop, and the undoing", async () => {
    const { summary, change } = await makeSummarised();
    const edited = await change(summary, { type: "edit", text: "mine" });
    const undone = await change(edited, UNDO);
    expect(undone).toMatchObject({ text: "up to 3", writtenBy: "model", state: "active" });
    expect(await change(undone, UNDO)).toMatchObject({ text: "mine", writtenBy: "person" });
    const again = await makeSummarised();
    const dropped = await again.change(again.summary, DROP);
    expect(dropped).toMatchObject({ state: "dropped", text: "up to 3" });
    expect(await again.change(dropped, UNDO)).toMatchObject({ state: "active", text: "up to 3" });
  });

  it("writes nothing where it is dropped already, so that the drop can still be undone", async () => {
    const { summary, change } = await makeSummarised();
    const dropped = await change(summary, DROP);
    expect(await change(dropped, DROP)).toEqual(dropped);
  });

  it("A-042 changes no row of a message", async () => {
    const { harness, summary, change } = await makeSummarised();
    const before = await rawRows(harness.database, "messages");
    await change(await change(summary, { type: "edit", text: "mine" }), DROP);
    expect(await rawRows(harness.database, "messages")).toEqual(before);
    expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("refuses an empty text and an undo of nothing", async () => {
    const { summary, change } = await makeSummarised();
    const empty = change(summary, { type: "edit", text: " \n" });
    await expect(empty).rejects.toMatchObject({ code: "bad-request" });
    await expect(change(summary, UNDO)).rejects.toMatchObject({ code: "bad-request" });
  });

  it("refuses one that does not exist", async () => {
    const { change } = await makeSummarised();
    const none = change({ id: crypto.randomUUID(), version: 1 }, DROP);
    await expect(none).rejects.toMatchObject({ code: "not-found" });
  });

  it("refuses one of two changes of the same version", async () => {
    const { summary, change } = await makeSummarised();
    await change(summary, { type: "edit", text: "mine" });
    await expect(change(summary, DROP)).rejects.toMatchObject({ code: "conflict" });
  });

  it("refuses one that was folded meanwhile, by its old version and by its new", async () => {
    const { harness, summary, change } = await makeSummarised();
    await summarise(harness, { through: 5, folds: summary });
    const before = await allRawRows(harness.database);
    for (const version of [1, 2]) {
      const edit = change({ ...summary, version }, { type: "edit", text: "mine" });
      await expect(edit).rejects.toMatchObject({ code: "conflict" });
    }
    expect(await allRawRows(harness.database)).toEqual(before);
  });

  it("changes one whose newer one was dropped, or does not open", async () => {
    for (const how of ["dropped", "altered"]) {
      const { harness, summary, change } = await makeSummarised();
      const newer = await summarise(harness, { through: 5, folds: summary });
      if (how === "dropped") await change(newer, DROP);
      else await flipRow(harness.database, "summaries", newer.id);
      const edit = { type: "edit", text: "mine" } as const;
      expect(await change({ ...summary, version: 2 }, edit), how).toMatchObject({ text: "mine" });
    }
  });
});
