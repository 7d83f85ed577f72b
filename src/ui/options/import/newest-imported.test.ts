import { expect, it } from "vitest";
import { createCameKeeper } from "./came-keeper";

const came = (id: string, updatedAt: number) => ({ source: "chatgpt", id, updatedAt }) as const;

it("keeps the newest ten of all that came, each once, and forgets those that were there", () => {
  const keeper = createCameKeeper();
  keeper.add(came("known", 99), false);
  expect(keeper.newest().map(({ id }) => id)).toEqual(["known"]);
  for (let at = 1; at <= 12; at += 1) keeper.add(came(`c${at}`, at), true);
  keeper.add(came("c7", 7), true);
  const ids = keeper.newest().map(({ id }) => id);
  expect(ids).toEqual(["c12", "c11", "c10", "c9", "c8", "c7", "c6", "c5", "c4", "c3"]);
});
