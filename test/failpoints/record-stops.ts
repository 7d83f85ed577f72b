import { WRITE } from "./arm";
import { runScenario, type Stop } from "./run-scenario";
import type { Scenario, Stage } from "./scenario";

export type RecordedStop = Stop & {
  /** How many writes lie before it. */
  readonly writes: number;
  /** What was written last before it and what is written next. */
  readonly between: string;
};

/**
 * Every stop that a scenario offers, found by playing it undisturbed: of each failpoint its first time
 * after each write, since what a stop leaves on the disk depends on the writes before it alone.
 */
export async function recordStops(
  stage: Pick<Stage, "browser" | "server">,
  scenario: Scenario,
): Promise<readonly RecordedStop[]> {
  const { hits } = await runScenario(stage, scenario, null);
  const written = hits.filter((hit) => hit.startsWith(WRITE)).map((hit) => hit.slice(WRITE.length));
  const times = new Map<string, number>();
  const sinceWrite = new Set<string>();
  const stops: RecordedStop[] = [];
  let writes = 0;
  for (const hit of hits) {
    if (hit.startsWith(WRITE)) {
      writes += 1;
      sinceWrite.clear();
      continue;
    }
    const nth = (times.get(hit) ?? 0) + 1;
    times.set(hit, nth);
    if (sinceWrite.has(hit)) continue;
    sinceWrite.add(hit);
    const between = `${written[writes - 1] ?? "the beginning"} > ${written[writes] ?? "the end"}`;
    stops.push({ id: hit, nth, writes, between });
  }
  return stops;
}
