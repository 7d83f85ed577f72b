import { describe, expect, it } from "vitest";
import { createFakeTurnStore } from "../../test/fakes/fake-turn-store";
import { recoverTurns } from "./recover-turns";

const model = { provider: "guide", name: "", url: "", window: null, thinks: false } as const;
const input = () => ({
  id: crypto.randomUUID(),
  conversationId: crypto.randomUUID(),
  text: "Hello",
  model,
});

describe("recoverTurns", () => {
  it("closes what an earlier worker left open as interrupted", async () => {
    const { store, closed } = createFakeTurnStore();
    const { turn } = await store.openTurn(input());
    expect(await recoverTurns(store, () => false)).toBe(1);
    expect(closed).toMatchObject([{ turnId: turn.id, outcome: { status: "interrupted" } }]);
    expect(await recoverTurns(store, () => false)).toBe(0);
  });

  it("leaves a turn that runs in this worker alone", async () => {
    const { store, closed } = createFakeTurnStore();
    const { turn } = await store.openTurn(input());
    expect(await recoverTurns(store, (id) => id === turn.id)).toBe(0);
    expect(closed).toEqual([]);
  });
});
