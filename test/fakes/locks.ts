import type { Locks } from "../../src/platform/locks";

/** Locks within this process: first come, first served, per name. */
export function createFakeLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run: (name, work) => {
      const before = tails.get(name) ?? Promise.resolve();
      const result = before.then(work);
      tails.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
  };
}
