import type { CounterStore } from "../domain/counter-store";
import { type Habit, isLasting } from "../domain/habit";
import { type Model, modelKey } from "../domain/model";
import { type Calibration, calibrate } from "../domain/token-calibration";

/** What has been learned of a model: what it counts by, and how it wants to be spoken to. */
type Learned = Calibration & { readonly habits?: readonly Habit[] };

export type TokenCounters = {
  /** What the model counts by, the same until something new was learnt about it. */
  readonly counterFor: (model: Model) => Promise<Learned>;
  /** To be called once more was kept of what its provider has counted: the counter is made anew. */
  readonly forget: (model: Model) => void;
  /** Keeps what a refusal has told of the model, once a request that heeded it was answered. */
  readonly learnHabits: (model: Model, habits: readonly Habit[]) => Promise<void>;
};

/** Counters by model, corrected by what providers reported (D-5). */
export function createTokenCounters(store: CounterStore): TokenCounters {
  const learnedByModel = new Map<string, Promise<Learned>>();
  const read = async (key: string): Promise<Learned> => {
    const [observations, habits] = await Promise.all([
      store.readObservations(key),
      store.readHabits(key),
    ]);
    // Builds of before kept the others, too.
    return { ...calibrate(observations), habits: habits.filter(isLasting) };
  };
  return {
    counterFor: (model) => {
      const key = modelKey(model);
      const known = learnedByModel.get(key);
      if (known) return known;
      const learned = read(key);
      learnedByModel.set(key, learned);
      // Not remembered: the next one tries again.
      learned.catch(() => learnedByModel.delete(key));
      return learned;
    },
    forget: (model) => {
      learnedByModel.delete(modelKey(model));
    },
    learnHabits: async (model, learnt) => {
      const habits = learnt.filter(isLasting);
      if (habits.length === 0) return;
      const key = modelKey(model);
      await store.addHabits({ modelKey: key, habits });
      learnedByModel.delete(key);
    },
  };
}
