import type { RecordedStop } from "./record-stops";
import type { Scenario } from "./scenario";

/** Scenarios in which a failpoint is tried for its own sake. */
export const ENOUGH = 4;

/**
 * The stops to try of those that a scenario offers; `reached` tells in how many scenarios each was.
 * What a stop leaves on the disk depends on the writes before it alone, so that of failpoints that
 * were tried enough one between two writes will do.
 */
export function chooseStops(
  offered: readonly RecordedStop[],
  { thorough, slow }: Pick<Scenario, "thorough" | "slow">,
  reached: ReadonlyMap<string, number>,
): readonly RecordedStop[] {
  const times = ({ id }: RecordedStop) => reached.get(id) ?? 0;
  if (thorough === "every-time") return offered;
  const first = offered.filter(({ nth }) => nth === 1);
  if (slow === true) return first.filter((stop) => times(stop) === 0);
  if (thorough === "every-write") {
    return offered.filter(({ nth, isAfterWrite }) => nth === 1 || isAfterWrite);
  }
  const rare = first.filter((stop) => times(stop) < ENOUGH);
  const tried = new Set(rare.map(({ writes }) => writes));
  const common = new Map(
    first.filter(({ writes }) => !tried.has(writes)).map((stop) => [stop.writes, stop]),
  );
  return [...rare, ...common.values()];
}
