import { describe, expect, it } from "vitest";
import { backUp, plainRows, restore, rowsIn, twinOf } from "../../../test/builders/make-restore";
import { makeStore, sayTurn, seedTurns } from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";
import type { SummaryChange } from "../../domain/summary";

/** Two vaults with a conversation and a summary of its beginning; it has gone on in the other one. */
async function setup(before: SummaryChange | null = null) {
  const here = await makeStore();
  await seedTurns(here, 6);
  const { conversationId } = here;
  const restarted = { ...here, store: here.restart() };
  const made = await summarise(restarted, { through: 3 });
  const { id } = made;
  const changeFrom = (version: number, to: SummaryChange) =>
    restarted.store.summaries.change({ id, version, change: to });
  const known = before === null ? made : await changeFrom(made.version, before);
  const other = await twinOf(restarted);
  other.clock.time = here.clock.now() + 1_000;
  await sayTurn(other, "there", "so");
  const change = (to: SummaryChange) => {
    here.clock.time += 500;
    return changeFrom(known.version, to);
  };
  const merge = async (isForeign = false) => {
    const backup = await backUp(other);
    const { vault } = await restore(backup, restarted, "merge", 0, isForeign);
    const rows = await plainRows(vault);
    expect(await plainRows((await restore(backup, vault, "merge", 0, isForeign)).vault)).toEqual(
      rows,
    );
    expect((await vault.restart().check()).mismatched).toEqual([]);
    const list = await vault.restart().summaries.list({ conversationId });
    return { ...list, row: rowsIn(rows, "summaries").get(id)?.payload };
  };
  return { id, other, known, change, merge };
}

describe("a summary of a conversation that comes for what was said there since", () => {
  it("keeps the words that the person has given it here", async () => {
    const { id, change, merge } = await setup();
    await change({ type: "edit", text: "In my own words." });
    expect((await merge()).active).toMatchObject({
      ...{ id, text: "In my own words.", writtenBy: "person" },
    });
  });

  it("stays dropped where the person has dropped it here", async () => {
    const { id, change, merge } = await setup();
    await change({ type: "drop" });
    const { active, dropped } = await merge();
    expect([active, dropped.map((one) => one.id)]).toEqual([null, [id]]);
  });

  it("is told again where the person has taken back here that it was dropped", async () => {
    const { id, change, merge } = await setup({ type: "drop" });
    await change({ type: "undo" });
    const { active, dropped } = await merge();
    expect([active?.id, dropped]).toEqual([id, []]);
  });

  it("keeps the words that it was given here where a newer one stands in its place there", async () => {
    const { other, known, change, merge } = await setup();
    const { id: newer } = await summarise(other, { through: 5, folds: known });
    await change({ type: "edit", text: "In my own words." });
    const { active, row } = await merge();
    expect(active?.id).toBe(newer);
    expect(row).toMatchObject({ text: "In my own words.", writtenBy: "person", foldedInto: newer });
  });

  it.each([
    [false, "In later words."],
    [true, "In my own words."],
  ])(
    "has the words that it was given there where these are later, but no stranger's: %s",
    async (isForeign, text) => {
      const { id, other, known, change, merge } = await setup();
      await change({ type: "edit", text: "In my own words." });
      const { version } = known;
      other.clock.time += 5_000;
      const edit = { type: "edit", text: "In later words." } as const;
      await other.store.summaries.change({ id, version, change: edit });
      expect((await merge(isForeign)).active).toMatchObject({ id, text });
    },
  );
});
