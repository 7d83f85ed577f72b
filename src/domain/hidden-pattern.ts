/** One step of a pattern: `any` is one character, `run` up to 64 without a blank. */
export type PatternStep =
  | { readonly type: "character"; readonly lower: string }
  | { readonly type: "digit" | "any" | "run" | "blank" };

/** The steps of a rule's pattern: `#` a digit, `?` one character, `*` a run; blanks match any blanks. */
export function readPattern(pattern: string): readonly PatternStep[] {
  return [...pattern.trim().replace(/\*+/g, "*").replace(/\s+/gu, " ")].map(toStep);
}

function toStep(point: string): PatternStep {
  if (point === "#") return { type: "digit" };
  if (point === "?") return { type: "any" };
  if (point === "*") return { type: "run" };
  if (point === " ") return { type: "blank" };
  return { type: "character", lower: point.toLowerCase() };
}

/**
 * Where a pattern matches, leftmost first, the longest run each time, never empty and never over
 * each other; places are code points. Own matching, not a regular expression: with many runs in a
 * pattern that could take time without end, here a place is tried once per step.
 */
export function* findPattern(
  points: readonly string[],
  steps: readonly PatternStep[],
): Generator<{ readonly start: number; readonly end: number }> {
  const failed = new Set<number>();
  let start = 0;
  while (start < points.length) {
    const end = matchFrom({ points, steps, failed }, { step: 0, at: start });
    if (end > start) yield { start, end };
    start = Math.max(start + 1, end);
  }
}

const LONGEST_RUN = 64;
const NONE = -1;

type Search = {
  readonly points: readonly string[];
  readonly steps: readonly PatternStep[];
  /** Runs that are known to lead nowhere, as step × text length + place. */
  readonly failed: Set<number>;
};

function matchFrom(search: Search, from: { step: number; at: number }): number {
  let { at } = from;
  for (let step = from.step; step < search.steps.length; step += 1) {
    const expected = search.steps[step];
    if (expected?.type === "run") return matchRun(search, { step, at });
    const length = expected === undefined ? 0 : lengthOf(search.points, { step: expected, at });
    if (length === 0) return NONE;
    at += length;
  }
  return at;
}

function matchRun(search: Search, { step, at }: { step: number; at: number }): number {
  const key = step * (search.points.length + 1) + at;
  if (search.failed.has(key)) return NONE;
  let longest = 0;
  while (longest < LONGEST_RUN && isInRun(search.points[at + longest])) longest += 1;
  for (let length = longest; length >= 0; length -= 1) {
    const end = matchFrom(search, { step: step + 1, at: at + length });
    if (end !== NONE) return end;
  }
  // A run at the start is tried once per place anyway.
  if (step > 0) search.failed.add(key);
  return NONE;
}

function isInRun(point: string | undefined): boolean {
  return point !== undefined && !/\s/u.test(point);
}

/** Code points that a step takes at a place; 0 where it does not match. */
function lengthOf(
  points: readonly string[],
  { step, at }: { step: PatternStep; at: number },
): number {
  const point = points[at];
  if (point === undefined) return 0;
  if (step.type === "character") return point.toLowerCase() === step.lower ? 1 : 0;
  if (step.type === "digit") return /\p{Nd}/u.test(point) ? 1 : 0;
  if (step.type === "any") return /[\n\r]/.test(point) ? 0 : 1;
  let length = 0;
  while (/\s/u.test(points[at + length] ?? "")) length += 1;
  return length;
}
