import { runScenario, type Stop } from "./run-scenario";
import type { Scenario, Stage } from "./scenario";

/** Every stop that a scenario offers, found by playing it undisturbed, sorted by failpoint. */
export async function recordStops(
  stage: Pick<Stage, "browser" | "server">,
  scenario: Scenario,
): Promise<readonly Stop[]> {
  const timesById = new Map<string, number>();
  const { hits } = await runScenario(stage, scenario, null);
  for (const id of hits) {
    timesById.set(id, (timesById.get(id) ?? 0) + 1);
  }
  return [...timesById]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([id, times]) => Array.from({ length: times }, (_, at) => ({ id, nth: at + 1 })));
}
