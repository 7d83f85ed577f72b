/** The value there was where the new one says the same: what follows it is not drawn anew then. */
export function keepSame<T>(before: T, after: T): T {
  return isSame(before, after) ? before : after;
}

/** The list there was where all is the same in it, else the new one with each row that stayed as it was. */
export function keepSameRows<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
): readonly T[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const rows = after.map((row) => keepSame(known.get(row.id) ?? row, row));
  const isSame = rows.length === before.length && rows.every((row, at) => row === before[at]);
  return isSame ? before : rows;
}

/** The map there was where the new one has the same, in the same order. */
export function keepSameMap<K, V>(
  before: ReadonlyMap<K, V>,
  after: ReadonlyMap<K, V>,
): ReadonlyMap<K, V> {
  return isSame([...before], [...after]) ? before : after;
}

function isSame(one: unknown, other: unknown): boolean {
  // What was read before may be the text of a whole conversation.
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
