import type { CounterStore } from "../../domain/counter-store";
import { type Observation, observe } from "../../domain/token-calibration";
import type { Learned } from "../../domain/turn-store";
import type { Payload } from "../database/payloads";
import { COUNTERS_ID } from "../database/schema";
import type { Put } from "../rows/changes";
import type { RowDeps } from "../rows/row-deps";
import type { OpenedRow } from "../rows/sealed-row";

type Deps = Pick<RowDeps, "reader" | "writer">;
type Kept = Payload<"counters">["models"][number];

/** Models of which something is kept: those that were counted last. */
const MAX_MODELS = 20;

/** The one row of what providers counted and refused, by `modelKey`. */
export function createCounterStore({ reader, writer }: Deps): CounterStore {
  const read = async (modelKey: string): Promise<Kept> => {
    const row = await reader.find("counters", COUNTERS_ID);
    const opened = row === null ? null : await reader.tryOpen("counters", row);
    return find(opened?.payload.models ?? [], modelKey);
  };

  /** Nothing is written where `change` gives back what it was given. */
  const write = (modelKey: string, change: (known: Kept) => Kept) =>
    writer.write(async (commit) => {
      const puts = changePuts(await reader.get("counters", COUNTERS_ID), modelKey, change);
      if (puts.length > 0) await commit({ durability: "relaxed", puts });
    });

  return {
    readObservations: async (modelKey) => (await read(modelKey)).observations,
    readHabits: async (modelKey) => (await read(modelKey)).habits ?? [],
    addHabits: ({ modelKey, habits }) =>
      write(modelKey, (known) => {
        const all = new Set([...(known.habits ?? []), ...habits]);
        return all.size === (known.habits?.length ?? 0) ? known : { ...known, habits: [...all] };
      }),
  };
}

function find(models: readonly Kept[], modelKey: string): Kept {
  return models.find(({ model }) => model === modelKey) ?? { model: modelKey, observations: [] };
}

type Counters = OpenedRow<"counters"> | null;

/** None where `change` gives back what it was given. */
function changePuts(opened: Counters, modelKey: string, change: (known: Kept) => Kept): Put[] {
  const kept = opened?.payload.models ?? [];
  const known = find(kept, modelKey);
  const newest = change(known);
  if (newest === known) return [];
  const others = kept.filter(({ model }) => model !== modelKey);
  const models = [newest, ...others].slice(0, MAX_MODELS);
  const replaces = opened?.row ?? null;
  return [{ table: "counters", columns: { id: COUNTERS_ID }, replaces, payload: { models } }];
}

/** What adds to a model's observations what its provider has counted; absurd counts change nothing. */
export function observationPuts(
  opened: Counters,
  { modelKey, counted }: Pick<Learned, "modelKey" | "counted">,
): Put[] {
  return changePuts(opened, modelKey, (known) => {
    const before: readonly Observation[] = known.observations;
    const observations = counted.reduce(observe, before);
    if (observations === before) return known;
    return { ...known, observations: [...observations] };
  });
}
