/** The middle value; the mean of the two middle ones for an even count. Fails without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new Error("there are no samples");
  return (lower + upper) / 2;
}

/** The smallest value that at least 95 % of the values do not exceed (nearest rank). */
export function percentile95(values: readonly number[]): number {
  return percentile(values, 0.95);
}

/** The smallest value that at least that share of the values does not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  const value = sorted[Math.ceil(sorted.length * share) - 1];
  if (value === undefined) throw new Error("there are no samples");
  return value;
}

export type Pair = { readonly a: number; readonly b: number };

/** The median of a / b over pairs that were measured next to each other. */
export function medianRatio(pairs: readonly Pair[]): number {
  return median(pairs.map(({ a, b }) => a / b));
}

/** Samples of two things in turns (A B A B …), so that a busy moment of the machine hits both. */
export async function inTurns(
  n: number,
  measure: { readonly a: () => Promise<number>; readonly b: () => Promise<number> },
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let at = 0; at < n; at += 1) {
    const a = await measure.a();
    pairs.push({ a, b: await measure.b() });
  }
  return pairs;
}

/** The same, each second pair the other way round (A B B A …): neither is always the one that came first. */
export async function inBothOrders(
  n: number,
  { a, b }: { readonly a: () => Promise<number>; readonly b: () => Promise<number> },
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let at = 0; at < n; at += 1) {
    if (at % 2 === 0) {
      const first = await a();
      pairs.push({ a: first, b: await b() });
    } else {
      const first = await b();
      pairs.push({ a: await a(), b: first });
    }
  }
  return pairs;
}

/** The arithmetic mean. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
