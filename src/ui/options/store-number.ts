/** The number that a person sees for a store: 1 for the first, whose name has none. */
export function storeNumber(name: string): number {
  return Number(/-(\d+)$/.exec(name)?.[1] ?? 1);
}
