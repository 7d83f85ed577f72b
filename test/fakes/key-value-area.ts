import type { KeyValueArea } from "../../src/platform/key-value-area";

export type FakeKeyValueArea = KeyValueArea & {
  readonly keys: () => Promise<readonly string[]>;
  /** What is stored, as JSON text with properties sorted, as the browser gives them back. */
  readonly stored: Map<string, string>;
  /** How many calls of each kind were made. */
  readonly calls: { get: number; set: number; remove: number };
};

/** A key-value area in memory. */
export function createFakeKeyValueArea(): FakeKeyValueArea {
  const stored = new Map<string, string>();
  const calls = { get: 0, set: 0, remove: 0 };
  return {
    stored,
    calls,
    keys: async () => [...stored.keys()],
    get: async (key) => {
      calls.get += 1;
      const text = stored.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    set: async (key, value) => {
      calls.set += 1;
      stored.set(key, JSON.stringify(value, sortProperties));
    },
    remove: async (key) => {
      calls.remove += 1;
      stored.delete(key);
    },
  };
}

function sortProperties(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
