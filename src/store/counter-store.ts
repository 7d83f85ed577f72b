import type { Observation } from "../domain/token-calibration";
import type { Payload } from "./payloads";
import type { RowReader } from "./row-reader";
import { COUNTERS_ID } from "./schema";
import type { Writer } from "./writer";

export type CounterStore = {
  /** What providers counted for a model; nothing where its row does not open (reported). */
  readonly readObservations: (modelKey: string) => Promise<readonly Observation[]>;
  /**
   * Replaces a model's observations by what `change` makes of them, relaxed; nothing is written where
   * it gives back what it was given.
   */
  readonly addObservation: (input: {
    readonly modelKey: string;
    readonly change: (observations: readonly Observation[]) => readonly Observation[];
  }) => Promise<void>;
};

type Deps = { readonly reader: RowReader; readonly writer: Writer };
type Models = Payload<"counters">["models"];

/** Models whose observations are kept: those that were counted last. */
const MAX_MODELS = 20;

/** The one row of what providers counted, by `modelKey`. */
export function createCounterStore({ reader, writer }: Deps): CounterStore {
  return {
    readObservations: async (modelKey) => {
      const row = await reader.find("counters", COUNTERS_ID);
      const opened = row === null ? null : await reader.tryOpen("counters", row);
      return observationsOf(opened?.payload.models ?? [], modelKey);
    },
    addObservation: ({ modelKey, change }) =>
      writer.write(async (commit) => {
        const opened = await reader.get("counters", COUNTERS_ID);
        const kept = opened?.payload.models ?? [];
        const known = observationsOf(kept, modelKey);
        const observations = change(known);
        if (observations === known) return;
        const others = kept.filter(({ model }) => model !== modelKey);
        const newest = { model: modelKey, observations: [...observations] };
        const models = [newest, ...others].slice(0, MAX_MODELS);
        const columns = { id: COUNTERS_ID };
        const replaces = opened?.row ?? null;
        const put = { table: "counters", columns, replaces, payload: { models } } as const;
        await commit({ durability: "relaxed", puts: [put] });
      }),
  };
}

function observationsOf(models: Models, modelKey: string): readonly Observation[] {
  return models.find(({ model }) => model === modelKey)?.observations ?? [];
}
