import { describe, expect, it } from "vitest";
import {
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  rawRows,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";

describe("reopenTurn", () => {
  it("answers the same message on a branch of its own", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const turn = await sayTurn(harness, "2", "bad");
    const input = { id: crypto.randomUUID(), turnId: turn.id, model: MODEL };
    const expected = { ...turn, id: input.id };
    expect(await harness.store.turns.reopenTurn(input)).toEqual({ turn: expected, fresh: true });
    expect(await harness.store.turns.reopenTurn(input)).toEqual({ turn: expected, fresh: false });
    await closeTurn(harness, input.id, "good");
    await sayTurn(harness, "3", "three");

    expect(await textsOf(harness)).toEqual(["1", "one", "2", "good", "3", "three"]);
    expect(await rawRows(harness.database, "messages")).toHaveLength(7);
    expect((await harness.store.check()).mismatched).toEqual([]);
  });

  it("refuses while the earlier reply runs", async () => {
    const harness = await makeStore();
    const turn = await openTurn(harness, "1");
    const input = { id: crypto.randomUUID(), turnId: turn.id, model: MODEL };
    await expect(harness.store.turns.reopenTurn(input)).rejects.toMatchObject({
      code: "turn-running",
    });
  });

  it("works where the earlier reply does not open", async () => {
    const harness = await makeStore();
    const turn = await sayTurn(harness, "1", "one");
    await rawTable(harness.database, "messages").update(turn.id, { sealed: new Uint8Array(300) });
    const input = { id: crypto.randomUUID(), turnId: turn.id, model: MODEL };
    await harness.store.turns.reopenTurn(input);
    await closeTurn(harness, input.id, "anew");
    expect(await textsOf(harness)).toEqual(["1", "anew"]);
  });
});
