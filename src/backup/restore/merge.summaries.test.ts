import { describe, expect, it } from "vitest";
import { backUp, plainRows, restore, twinOf } from "../../../test/builders/make-restore";
import { makeStore, sayTurn, seedTurns } from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";
import type { SummaryChange } from "../../domain/summary";

/** Two vaults with a conversation and a summary of its beginning; it has gone on in the other one. */
async function setup() {
  const here = await makeStore();
  await seedTurns(here, 6);
  const { conversationId } = here;
  const restarted = { ...here, store: here.restart() };
  const { id, version } = await summarise(restarted, { through: 3 });
  const other = await twinOf(restarted);
  other.clock.time = here.clock.now() + 1_000;
  await sayTurn(other, "there", "so");
  const change = (to: SummaryChange) =>
    restarted.store.summaries.change({ id, version, change: to });
  const merge = async () => {
    const backup = await backUp(other);
    const { vault } = await restore(backup, restarted, "merge");
    const rows = await plainRows(vault);
    expect(await plainRows((await restore(backup, vault, "merge")).vault)).toEqual(rows);
    expect((await vault.restart().check()).mismatched).toEqual([]);
    return vault.restart().summaries.list({ conversationId });
  };
  return { id, change, merge };
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
});
