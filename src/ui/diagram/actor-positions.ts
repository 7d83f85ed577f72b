import type { LaidText } from "./lay-text";
import type { Sequence, Step } from "./sequence";

/** Room beside a label, a note and an actor's box. */
const BESIDE = 24;
const BETWEEN_ACTORS = 24;
/** How far a message goes out that leads back to the same actor. */
export const SELF_REACH = 36;

/** Room for a note around its text. */
export const NOTE_PADDING = 10;

/** One lifeline stands so far behind another at least. */
type Distance = { readonly from: number; readonly to: number; readonly least: number };

/** The places of the lifelines, from left to right, so that each text has room between them. */
export function findActorPositions(
  { actors, steps }: Sequence,
  widths: readonly number[],
  texts: readonly LaidText[],
): readonly number[] {
  const at = new Map(actors.map(({ id }, index) => [id, index]));
  const distances = steps.flatMap((step, index) =>
    distancesOf(step, texts[index]?.width ?? 0, (id) => at.get(id) ?? 0),
  );
  const positions: number[] = [];
  for (const [actor, width] of widths.entries()) {
    const before = widths[actor - 1];
    const least = before === undefined ? 0 : (before + width) / 2 + BETWEEN_ACTORS;
    positions.push(
      distances
        .filter(({ to, from }) => to === actor && from >= 0)
        .reduce(
          (most, one) => Math.max(most, (positions[one.from] ?? 0) + one.least),
          (positions[actor - 1] ?? 0) + least,
        ),
    );
  }
  return positions;
}

function distancesOf(step: Step, width: number, positionOf: (id: string) => number): Distance[] {
  if (step.kind === "message") {
    const [from, to] = [positionOf(step.from), positionOf(step.to)].toSorted(
      (one, other) => one - other,
    );
    if (from === undefined || to === undefined) return [];
    if (from !== to) return [{ from, to, least: width + BESIDE }];
    return [{ from, to: from + 1, least: SELF_REACH + width + BESIDE }];
  }
  if (step.kind !== "note") return [];
  const [first = 0, last = first] = step.actors
    .map(positionOf)
    .toSorted((one, other) => one - other);
  const room = width + 2 * NOTE_PADDING + BESIDE;
  if (step.side === "left") return [{ from: first - 1, to: first, least: room }];
  if (step.side === "right") return [{ from: first, to: first + 1, least: room }];
  if (first !== last) return [{ from: first, to: last, least: room - 2 * BESIDE }];
  return [
    { from: first - 1, to: first, least: room / 2 },
    { from: first, to: first + 1, least: room / 2 },
  ];
}
