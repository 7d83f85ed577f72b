import type { KeyValueArea } from "../../platform/key-value-area";

/** An area that ends with whoever holds it. */
export function createMemoryArea(): KeyValueArea {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => {
      values.set(key, value);
    },
    remove: async (key) => {
      values.delete(key);
    },
  };
}
