import { runScenario, type Stop } from "./run-scenario";
import type { Scenario, Stage } from "./scenario";

export type RecordedStop = Stop & {
  /** Whether something was written since the failpoint was reached before: the disk is another. */
  readonly isAfterWrite: boolean;
  /** How many writes lie before it. */
  readonly writes: number;
};

/** Modules that write what outlives the worker. */
const WRITERS = new RegExp(
  [
    "^store/database/(write-rows|header-store)\\.ts#",
    "^vault/(attempts|header-copies|session-keys|plant-header)\\.ts#",
    "^backup/write-file\\.ts#",
    "^background/restores/(stage-store|new-store|switch-store|tidy-restore|remove-store)\\.ts#",
  ].join("|"),
);

/** Every stop that a scenario offers, found by playing it undisturbed, sorted by failpoint. */
export async function recordStops(
  stage: Pick<Stage, "browser" | "server">,
  scenario: Scenario,
): Promise<readonly RecordedStop[]> {
  const stops: RecordedStop[] = [];
  const timesById = new Map<string, number>();
  const sinceWrite = new Set<string>();
  let writes = 0;
  const { hits } = await runScenario(stage, scenario, null);
  for (const id of hits) {
    const nth = (timesById.get(id) ?? 0) + 1;
    timesById.set(id, nth);
    if (WRITERS.test(id)) {
      writes += 1;
      sinceWrite.clear();
    }
    stops.push({ id, nth, isAfterWrite: !sinceWrite.has(id), writes });
    sinceWrite.add(id);
  }
  return stops.sort((left, right) => Number(left.id > right.id) - Number(left.id < right.id));
}
