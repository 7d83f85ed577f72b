export type Placed<T> = { readonly item: T; readonly key: string };

/** Items with their place as a key, for lists that only ever grow at their end. */
export function placed<T>(items: readonly T[]): readonly Placed<T>[] {
  return items.map((item, index) => ({ item, key: String(index) }));
}
