import type { Fact } from "../../domain/fact";

/** Changes the fact as it is known; resolves with what it has become, or null where it is gone. */
type Work = (fact: Fact) => Promise<Fact | null>;

export type FactQueue = {
  /** The fact as it was read last. */
  readonly see: (fact: Fact) => void;
  /** Does one thing after the other; false where this one failed, or the one that it waited for. */
  readonly add: (work: Work) => Promise<boolean>;
};

/**
 * What is asked of one fact: leaving a field keeps it, and the click that left it asks for more of the
 * same fact before that is answered.
 * @param run resolves with whether it went well
 */
export function createFactQueue(
  first: Fact,
  run: (work: () => Promise<unknown>) => Promise<boolean>,
): FactQueue {
  let read = first;
  let known = first;
  let last: Promise<boolean> | null = null;
  return {
    see: (fact) => {
      if (fact === read) return;
      read = fact;
      // What was read while something is kept may be older than that.
      if (last === null || fact.version > known.version) known = fact;
    },
    add: async (work) => {
      const before = last;
      const mine = (async () => {
        if (before !== null && !(await before)) return false;
        return run(async () => {
          known = (await work(known)) ?? known;
        });
      })();
      last = mine;
      const isDone = await mine;
      if (last === mine) last = null;
      return isDone;
    },
  };
}
