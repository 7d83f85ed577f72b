/**
 * One step of a pattern: `any` is one character, `run` up to 64 without a blank; at `cut` it matches
 * where the text ends.
 */
export type PatternStep =
  | { readonly type: "character"; readonly lower: string }
  | { readonly type: "digit" | "any" | "run" | "blank" | "cut" };

/** The steps of a rule's pattern: `#` a digit, `?` one character, `*` a run; blanks match any blanks. */
export function readPattern(pattern: string): readonly PatternStep[] {
  return toSteps(pattern.trim());
}

/** The steps that find a pattern's beginning with which a text ends: with the first of these pieces, or with more. */
export function readBeginnings(pieces: readonly string[]): readonly PatternStep[] {
  const steps = pieces.flatMap((one): PatternStep[] => [...toSteps(one), { type: "cut" }]);
  // Behind the last nothing matches.
  return [...steps, { type: "character", lower: "" }];
}

function toSteps(pattern: string): PatternStep[] {
  return [...pattern.replace(/\*+/g, "*").replace(/\s+/gu, " ")].map(toStep);
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
 * pattern that could take time without end. Here only places near the pattern's rarest character are
 * tried, each once per step.
 */
export function* findPattern(
  points: readonly string[],
  steps: readonly PatternStep[],
): Generator<{ readonly start: number; readonly end: number }> {
  const search: Search = { points, steps, failed: new Set(), blanks: new Map() };
  const nextStart = createStartFinder(points, steps);
  let start = nextStart(0);
  while (start < points.length) {
    const end = matchFrom(search, { step: 0, at: start });
    if (end > start) yield { start, end };
    start = nextStart(Math.max(start + 1, end));
  }
}

/** Gives the first place from a given one on at which a match may begin; the length where none may. */
function createStartFinder(
  points: readonly string[],
  steps: readonly PatternStep[],
): (from: number) => number {
  const rarest = findRarest(points, steps);
  if (rarest === null) return (from) => from;
  const { positions, reach } = rarest;
  let next = 0;
  return (from) => {
    while (next < positions.length && (positions[next] ?? 0) < from) next += 1;
    const position = positions[next];
    return position === undefined ? points.length : Math.max(from, position - reach);
  };
}

type Rarest = {
  /** Where the character stands in the text. */
  readonly positions: readonly number[];
  /** How far before it a match may begin. */
  readonly reach: number;
};

function findRarest(points: readonly string[], steps: readonly PatternStep[]): Rarest | null {
  const wanted = new Map<string, { positions: number[]; reach: number }>();
  let reach = 0;
  for (const step of steps) {
    if (step.type === "cut") break;
    if (step.type === "character" && !wanted.has(step.lower)) {
      wanted.set(step.lower, { positions: [], reach });
    }
    reach += step.type === "run" ? LONGEST_RUN : step.type === "blank" ? Infinity : 1;
  }
  for (const [position, point] of points.entries())
    wanted.get(point.toLowerCase())?.positions.push(position);
  const found = [...wanted.values()];
  return found.reduce<Rarest | null>(
    (rarest, one) => (rarest && rarest.positions.length <= one.positions.length ? rarest : one),
    null,
  );
}

const LONGEST_RUN = 64;
const NONE = -1;
const MOST_FAILED = 100_000;

type Search = {
  readonly points: readonly string[];
  readonly steps: readonly PatternStep[];
  /** Runs that are known to lead nowhere, as step × text length + place. */
  readonly failed: Set<number>;
  /** The blanks that each step has come to last: they are gone through once, wherever a match is tried. */
  readonly blanks: Map<PatternStep, { readonly from: number; readonly until: number }>;
};

function matchFrom(search: Search, from: { step: number; at: number }): number {
  let { at } = from;
  for (let step = from.step; step < search.steps.length; step += 1) {
    const expected = search.steps[step];
    if (expected?.type === "run") return matchRun(search, { step, at });
    if (expected?.type === "cut") {
      if (at === search.points.length) return at;
      continue;
    }
    const length = expected === undefined ? 0 : lengthOf(search, { step: expected, at });
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
  // Forgetting costs a second try; a set of all places of a long text would not fit.
  if (search.failed.size > MOST_FAILED) search.failed.clear();
  // A run at the start is tried once per place anyway.
  if (step > 0) search.failed.add(key);
  return NONE;
}

function isInRun(point: string | undefined): boolean {
  return point !== undefined && !/\s/u.test(point);
}

/** Code points that a step takes at a place; 0 where it does not match. */
function lengthOf(
  { points, blanks }: Search,
  { step, at }: { step: PatternStep; at: number },
): number {
  const point = points[at];
  if (point === undefined) return 0;
  if (step.type === "character") return point.toLowerCase() === step.lower ? 1 : 0;
  if (step.type === "digit") return /\p{Nd}/u.test(point) ? 1 : 0;
  if (step.type === "any") return /[\n\r]/.test(point) ? 0 : 1;
  if (!/\s/u.test(point)) return 0;
  const known = blanks.get(step);
  if (known !== undefined && known.from <= at && at < known.until) return known.until - at;
  let until = at + 1;
  while (/\s/u.test(points[until] ?? "")) until += 1;
  blanks.set(step, { from: at, until });
  return until - at;
}
