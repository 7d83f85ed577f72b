import type { CounterStore } from "../domain/counter-store";
import type { Habit } from "../domain/habit";
import { type Model, modelKey } from "../domain/model";
import {
  type Calibration,
  calibrate,
  type Observation,
  observe,
} from "../domain/token-calibration";

/** What has been learned of a model: what it counts by, and how it wants to be spoken to. */
type Learned = Calibration & { readonly habits?: readonly Habit[] };

export type TokenCounters = {
  /** What the model counts by, the same until something new was learnt about it. */
  readonly counterFor: (model: Model) => Promise<Learned>;
  /** Corrects the model's counter by what its provider has counted; absurd counts change nothing. */
  readonly learn: (model: Model, counted: readonly Observation[]) => Promise<void>;
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
    return { ...calibrate(observations), habits };
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
    learn: async (model, counted) => {
      const key = modelKey(model);
      await store.addObservation({
        modelKey: key,
        change: (known) => counted.reduce(observe, known),
      });
      learnedByModel.delete(key);
    },
    learnHabits: async (model, habits) => {
      const key = modelKey(model);
      await store.addHabits({ modelKey: key, habits });
      learnedByModel.delete(key);
    },
  };
}
