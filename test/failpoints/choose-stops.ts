import type { RecordedStop } from "./record-stops";
import type { Stop } from "./run-scenario";
import type { Scenario } from "./scenario";

/** In how many scenarios a worker is stopped between the same two writes. */
const ENOUGH = 2;

/** What a scenario offers, played undisturbed. */
export type Recorded = {
  readonly scenario: Scenario;
  readonly stops: readonly RecordedStop[];
  /** How long it took, in milliseconds. */
  readonly ms: number;
};

/**
 * The stops to try in each scenario, by its name: every failpoint once, in the quickest scenario that
 * reaches it, and one stop between each two kinds of writes, in two scenarios, or in a thorough one
 * between any two writes. What a stop leaves on the disk depends on the writes before it alone.
 */
export function chooseStops(recorded: readonly Recorded[]): ReadonlyMap<string, readonly Stop[]> {
  const quickFirst = [...recorded].sort((left, right) => left.ms - right.ms);
  const scenariosBetween = new Map<string, number>();
  const covered = new Set<string>();
  const chosen = new Map<string, Stop[]>();
  const choose = ({ name }: Recorded["scenario"], { id, nth }: Stop) => {
    covered.add(id);
    chosen.set(name, [...(chosen.get(name) ?? []), { id, nth }]);
  };
  for (const { scenario, stops } of quickFirst) {
    const here = new Set<string>();
    for (const group of groupByWrites(stops)) {
      const [first] = group;
      const { between } = first;
      const isNew = !here.has(between);
      const times = scenariosBetween.get(between) ?? 0;
      if (scenario.thorough !== true && !(isNew && times < ENOUGH)) continue;
      if (isNew) scenariosBetween.set(between, times + 1);
      here.add(between);
      choose(scenario, group.find(({ id }) => !covered.has(id)) ?? first);
    }
  }
  for (const { scenario, stops } of quickFirst) {
    for (const stop of stops) if (!covered.has(stop.id)) choose(scenario, stop);
  }
  return chosen;
}

type Group = readonly [RecordedStop, ...RecordedStop[]];

/** Those between the same two writes together, in their order. */
function groupByWrites(stops: readonly RecordedStop[]): Iterable<Group> {
  const groups = new Map<number, [RecordedStop, ...RecordedStop[]]>();
  for (const stop of stops) {
    const group = groups.get(stop.writes);
    if (group === undefined) groups.set(stop.writes, [stop]);
    else group.push(stop);
  }
  return groups.values();
}
