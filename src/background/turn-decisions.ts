import type { Id } from "../domain/id";
import { createOneByOne, type OneByOne } from "../domain/one-by-one";

/** What the person decides of calls that wait: of one turn one after the other. */
export type TurnDecisions = {
  readonly run: <T>(turnId: Id, work: () => Promise<T>) => Promise<T>;
  /** Whether one of that turn is being done. */
  readonly has: (turnId: Id) => boolean;
};

/** None is being done at first. */
export function createTurnDecisions(): TurnDecisions {
  const byTurn = new Map<Id, { readonly steps: OneByOne; count: number }>();
  return {
    has: (turnId) => byTurn.has(turnId),
    run: async (turnId, work) => {
      const own = byTurn.get(turnId) ?? { steps: createOneByOne(), count: 0 };
      byTurn.set(turnId, own);
      own.count += 1;
      try {
        return await own.steps.run(work);
      } finally {
        own.count -= 1;
        if (own.count === 0) byTurn.delete(turnId);
      }
    },
  };
}
