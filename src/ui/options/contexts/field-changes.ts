/** Whether two values of fields are the same; NaN, for what is no number, is the same as itself. */
export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

/** The keys whose values differ, in the order of the newer ones. */
export function changedKeys<F extends object>(before: F, after: F): (keyof F)[] {
  return (Object.keys(after) as (keyof F)[]).filter((key) => !isSame(before[key], after[key]));
}

/** These fields and no others. */
export function pick<F extends object>(fields: F, keys: readonly (keyof F)[]): Partial<F> {
  const picked: Partial<F> = {};
  for (const key of keys) picked[key] = fields[key];
  return picked;
}

/** The change that takes another one back. */
export function revertOf<F extends object>(before: F, change: Partial<F>): Partial<F> {
  return pick(before, Object.keys(change) as (keyof F)[]);
}
