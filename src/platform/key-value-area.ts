/** A small store of JSON values by key; which one (memory or disk) the composition root decides. */
export type KeyValueArea = {
  /** The value, or undefined where there is none. */
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
};

/** A browser storage area (`chrome.storage.local`, `.session`) as a key-value area. */
export function createKeyValueArea(area: chrome.storage.StorageArea): KeyValueArea {
  return {
    get: async (key) => (await area.get(key))[key],
    set: (key, value) => area.set({ [key]: value }),
    remove: (key) => area.remove(key),
  };
}
