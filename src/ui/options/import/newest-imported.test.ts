import { expect, it } from "vitest";
import { createNewestImported } from "./newest-imported";

const came = (id: string, updatedAt: number) => ({ source: "chatgpt", id, updatedAt }) as const;

it("keeps the newest ten of all that came, each once, and forgets those that were there", () => {
  const newest = createNewestImported();
  newest.add(came("known", 99), false);
  expect(newest.newest().map(({ id }) => id)).toEqual(["known"]);
  for (let at = 1; at <= 12; at += 1) newest.add(came(`c${at}`, at), true);
  newest.add(came("c7", 7), true);
  const ids = newest.newest().map(({ id }) => id);
  expect(ids).toEqual(["c12", "c11", "c10", "c9", "c8", "c7", "c6", "c5", "c4", "c3"]);
});
