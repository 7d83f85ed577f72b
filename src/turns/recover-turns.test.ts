import { describe, expect, it } from "vitest";
import { createFakeTurnStore } from "../../test/fakes/fake-turn-store";
import { AppError } from "../domain/app-error";
import { recoverTurns } from "./recover-turns";

const model = { provider: "guide", name: "", url: "", window: null, thinks: false } as const;
const input = () => ({
  id: crypto.randomUUID(),
  conversationId: crypto.randomUUID(),
  text: "Hello",
  model,
});

const none = () => false;
const onError = () => {};
const readHide = async () => (text: string) => text.replace("Zanzibar", "…");

describe("recoverTurns", () => {
  it("E-051 closes what an earlier worker left open as interrupted, its text as it may be kept", async () => {
    const { store, closed, openIds } = createFakeTurnStore();
    const { turn } = await store.openTurn(input());
    await recoverTurns({ turns: store, isLive: none, readHide, onError });
    expect(closed).toMatchObject([{ turnId: turn.id, outcome: { status: "interrupted" } }]);
    expect(closed[0]?.hide?.("To Zanzibar")).toBe("To …");
    expect(openIds.size).toBe(0);
  });

  it("leaves a turn that runs in this worker alone", async () => {
    const { store, closed } = createFakeTurnStore();
    const { turn } = await store.openTurn(input());
    await recoverTurns({ turns: store, isLive: (id) => id === turn.id, readHide, onError });
    expect(closed).toEqual([]);
  });

  it("goes on with the others when one does not open", async () => {
    const { store, closed } = createFakeTurnStore();
    const first = await store.openTurn(input());
    const second = await store.openTurn(input());
    const errors: unknown[] = [];
    const closeTurn: typeof store.closeTurn = async (closing) => {
      if (closing.turnId === first.turn.id) throw new AppError("row-tampered");
      await store.closeTurn(closing);
    };
    await recoverTurns({
      turns: { ...store, closeTurn },
      isLive: none,
      readHide,
      onError: (error) => errors.push(error),
    });
    expect(closed.map((closing) => closing.turnId)).toEqual([second.turn.id]);
    expect(errors).toMatchObject([{ code: "row-tampered" }]);
  });
});
