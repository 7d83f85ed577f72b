import { expect, it } from "vitest";
import { forgottenPuts, isForgotten } from "./forgotten-facts";

async function forgottenAt(at: number) {
  const contextId = crypto.randomUUID();
  const [put] = await forgottenPuts([], { contextId, keys: ["name"], messageIds: [], at });
  if (put?.table !== "forgotten_facts") throw new Error(put?.table);
  return { payload: put.payload };
}

it("a key that two vaults have each forgotten is forgotten since the later of both", async () => {
  const [early, late] = [await forgottenAt(1), await forgottenAt(3)];
  const said = (since: number) => ({ key: "Name", since, source: null });
  for (const all of [
    [early, late],
    [late, early],
  ]) {
    expect(await isForgotten(all, said(2))).toBe(true);
    expect(await isForgotten(all, said(4))).toBe(false);
  }
});

it("a forgotten key is kept as a digest under a salt of its context's own, which no list of keys tells", async () => {
  const [one, two] = [await forgottenAt(1), await forgottenAt(1)].map(({ payload }) => payload);
  expect(atob(one?.salt ?? "")).toHaveLength(16);
  expect(one?.salt).not.toBe(two?.salt);
  expect(one?.digest).not.toBe(two?.digest);
});
