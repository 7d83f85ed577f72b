/** What pages keep by keys, as `localStorage` does; `kept` is what it holds. */
export function createFakeStorage(first: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(first));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
