import { describe, expect, it } from "vitest";
import { keepStorage } from "./keep-storage";

const makeStorage = (kept: boolean, grants: boolean) => {
  const calls: string[] = [];
  const persist = async () => {
    calls.push("persist");
    return grants;
  };
  return { calls, storage: { persisted: async () => kept, persist } };
};

describe("storage that is to be kept", () => {
  it("is asked for once, and not where it is kept already", async () => {
    for (const [kept, grants] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      const { calls, storage } = makeStorage(kept, grants);
      expect(await keepStorage(storage)).toBe(kept || grants);
      expect(calls).toEqual(kept ? [] : ["persist"]);
    }
  });

  it("is not granted where the browser cannot say", async () => {
    const fails = async () => {
      throw new TypeError();
    };
    expect(await keepStorage({ persisted: fails, persist: fails })).toBe(false);
  });
});
