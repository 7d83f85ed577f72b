/** One weight per feature in tokens, and how far a model's own may lie from it (standard deviation). */
export type Prior = { readonly weight: number; readonly spread: number };

/** A counted text: its features, and its tokens as someone else counted them. */
export type Counted = { readonly features: readonly number[]; readonly tokens: number };

/** How far a count is missed even with the best weights, as a share: 3 to 9 % by kind, measured. */
const NOISE = 0.08;

const SWEEPS = 1_000;
const SETTLED = 1e-6;

/**
 * The weights, none below 0, that explain the counts best without straying from the prior: ridge
 * regression over relative errors, by coordinate descent, which keeps the bound at 0 exactly.
 * Without counts it is the prior.
 */
export function fitWeights(prior: readonly Prior[], counted: readonly Counted[]): number[] {
  const weights = prior.map(({ weight }) => weight);
  const scales = counted.map(({ tokens }) => 1 / (NOISE * tokens));
  const misses = counted.map(
    (one, at) => (dot(one.features, weights) - one.tokens) * (scales[at] ?? 0),
  );
  const columns = prior.map((_, feature) =>
    counted.map((one, at) => (one.features[feature] ?? 0) * (scales[at] ?? 0)),
  );
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    let moved = 0;
    for (const [feature, column] of columns.entries()) {
      moved = Math.max(moved, improve({ weights, misses, prior, feature, column }));
    }
    if (moved < SETTLED) break;
  }
  return weights;
}

type Step = {
  readonly weights: number[];
  readonly misses: number[];
  readonly prior: readonly Prior[];
  readonly feature: number;
  readonly column: readonly number[];
};

/** Moves one weight to its best place with the others held; how far it moved. */
function improve({ weights, misses, prior, feature, column }: Step): number {
  const { weight: wanted, spread } = prior[feature] ?? { weight: 0, spread: 1 };
  const now = weights[feature] ?? 0;
  const stiffness = 1 / spread ** 2;
  const slope = dot(column, misses) + (now - wanted) * stiffness;
  const next = Math.max(0, now - slope / (dot(column, column) + stiffness));
  weights[feature] = next;
  for (const [at, amount] of column.entries()) {
    misses[at] = (misses[at] ?? 0) + amount * (next - now);
  }
  return Math.abs(next - now);
}

/** The sum of the products of two vectors; the shorter one ends it. */
export function dot(left: readonly number[], right: readonly number[]): number {
  let sum = 0;
  for (let at = Math.min(left.length, right.length) - 1; at >= 0; at -= 1) {
    sum += (left[at] ?? 0) * (right[at] ?? 0);
  }
  return sum;
}
