import type { Habit } from "./habit";
import type { Observation } from "./token-calibration";

/** Where what providers counted and refused is kept; a write is one transaction, relaxed. */
export type CounterStore = {
  /** What providers counted for a model; nothing where its row does not open (reported). */
  readonly readObservations: (modelKey: string) => Promise<readonly Observation[]>;
  /** How a model wants to be spoken to, as far as it was learned. */
  readonly readHabits: (modelKey: string) => Promise<readonly Habit[]>;
  /** Keeps these habits of a model beside those that are known, relaxed. */
  readonly addHabits: (input: {
    readonly modelKey: string;
    readonly habits: readonly Habit[];
  }) => Promise<void>;
};
