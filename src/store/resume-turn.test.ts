import { describe, expect, it } from "vitest";
import { closeTurn, MODEL, makeStore, openTurn, textsOf } from "../../test/builders/make-store";

describe("resumeTurn", () => {
  async function interrupted() {
    const harness = await makeStore();
    const turn = await openTurn(harness, "hello");
    await closeTurn(harness, turn.id, "half ");
    return { harness, turn, input: { id: crypto.randomUUID(), turnId: turn.id, model: MODEL } };
  }

  it("opens the reply again with its text, and adds to it", async () => {
    const { harness, turn, input } = await interrupted();
    expect(await harness.store.turns.resumeTurn(input)).toEqual({ turn, fresh: true });
    const source = await harness.store.turns.readTurn({ turnId: turn.id });
    expect(source.begun).toBe("half ");
    await closeTurn(harness, turn.id, "whole");
    expect(await textsOf(harness)).toEqual(["hello", "half whole"]);
  });

  it("does it once for the same id, while it runs and after", async () => {
    const { harness, turn, input } = await interrupted();
    await harness.store.turns.resumeTurn(input);
    expect(await harness.store.turns.resumeTurn(input)).toEqual({ turn, fresh: false });
    await closeTurn(harness, turn.id, "whole");
    expect(await harness.store.turns.resumeTurn(input)).toEqual({ turn, fresh: false });
    expect(await harness.store.turns.listOpenTurns()).toEqual([]);
  });

  it("refuses a turn that runs and one that does not exist", async () => {
    const { harness, input } = await interrupted();
    await harness.store.turns.resumeTurn(input);
    const other = { ...input, id: crypto.randomUUID() };
    await expect(harness.store.turns.resumeTurn(other)).rejects.toMatchObject({
      code: "turn-running",
    });
    const nowhere = { ...other, turnId: crypto.randomUUID() };
    await expect(harness.store.turns.resumeTurn(nowhere)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
