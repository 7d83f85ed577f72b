import { type Model, modelKey } from "../domain/model";
import {
  type Calibration,
  calibrate,
  type Observation,
  observe,
} from "../domain/token-calibration";

/** What counting needs of the store; a write is one transaction. */
export type CounterStore = {
  readonly readObservations: (modelKey: string) => Promise<readonly Observation[]>;
  readonly addObservation: (input: {
    readonly modelKey: string;
    readonly change: (known: readonly Observation[]) => readonly Observation[];
  }) => Promise<void>;
};

export type TokenCounters = {
  /** What the model counts by, the same until something new was learnt about it. */
  readonly counterFor: (model: Model) => Promise<Calibration>;
  /** Corrects the model's counter by what its provider has counted; absurd counts change nothing. */
  readonly learn: (model: Model, counted: readonly Observation[]) => Promise<void>;
};

/** Counters by model, corrected by what providers reported (D-5). */
export function createTokenCounters(store: CounterStore): TokenCounters {
  const countersByModel = new Map<string, Promise<Calibration>>();
  return {
    counterFor: (model) => {
      const key = modelKey(model);
      const known = countersByModel.get(key);
      if (known) return known;
      const counter = store.readObservations(key).then(calibrate);
      countersByModel.set(key, counter);
      // Not remembered: the next one tries again.
      counter.catch(() => countersByModel.delete(key));
      return counter;
    },
    learn: async (model, counted) => {
      const key = modelKey(model);
      await store.addObservation({
        modelKey: key,
        change: (known) => counted.reduce(observe, known),
      });
      countersByModel.delete(key);
    },
  };
}
