import { expect, it } from "vitest";
import { readLockHint, saveLockHint } from "./lock-hint";

it("tells whether the vault opens by itself, and nothing else of it", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readLockHint(storage)).toBe(false);
  saveLockHint(storage, { state: "unlocked", protection: "none" });
  expect(readLockHint(storage)).toBe(true);
  for (const state of ["locked", "unlocked"] as const) {
    saveLockHint(storage, { state, protection: "lock" });
    expect(readLockHint(storage)).toBe(false);
  }
  expect([...kept]).toEqual([["opens-without-lock", "no"]]);
});
