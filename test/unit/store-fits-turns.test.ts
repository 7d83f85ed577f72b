import { expect, it } from "vitest";
import type { TurnStore } from "../../src/turns/turn-store";
import { makeStore } from "../builders/make-store";

it("gives the use-cases of turns what they need", async () => {
  const { store } = await makeStore();
  // The types are the test: both sides declare their own, as neither may import the other.
  const needed: TurnStore = store.turns;
  expect(await needed.listOpenTurns()).toEqual([]);
});
