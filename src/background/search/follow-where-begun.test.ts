import { describe, expect, it } from "vitest";
import { followWhereBegun } from "./follow-where-begun";

/** A worker that begins, with what it looks at later, and what it has followed. */
async function begin({ isHostOpen = false, isStored = true } = {}) {
  const ending = new AbortController();
  const later: { readonly run: () => void; readonly ms: number }[] = [];
  const followed: unknown[] = [];
  const errors: unknown[] = [];
  followWhereBegun({
    store: { commits: { watch: () => () => {} } } as never,
    search: () => ({ follow: (missed) => void followed.push(missed) }),
    isHostOpen: async () => isHostOpen,
    isStored: async () => isStored,
    later: (run, ms) => later.push({ run, ms }),
    signal: ending.signal,
    onError: (error) => errors.push(error),
  });
  await rest();
  return { later, followed, errors, lock: () => ending.abort(new Error("locked")) };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("an index that an earlier worker has begun", () => {
  it("is loaded four seconds after an unlock where it is stored: what is deleted is to leave it", async () => {
    const { later, followed, errors } = await begin();
    expect([followed, later.map(({ ms }) => ms)]).toEqual([[], [4_000]]);
    later[0]?.run();
    await rest();
    expect([followed, errors]).toEqual([[[]], []]);
  });

  it("is not loaded where none is stored, nor once it is locked", async () => {
    const none = await begin({ isStored: false });
    none.later[0]?.run();
    const locked = await begin();
    locked.lock();
    locked.later[0]?.run();
    await rest();
    expect([none.later.length, none.followed, locked.followed]).toEqual([1, [], []]);
  });

  it("is gone on with at once where the compute host is there", async () => {
    const { later, followed } = await begin({ isHostOpen: true, isStored: false });
    expect([followed, later]).toEqual([[[]], []]);
  });
});
