/** A small store of JSON values by key; which one (memory or disk) the composition root decides. */
export type KeyValueArea = {
  /** The value, or undefined where there is none. */
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
};

/**
 * A browser storage area (`chrome.storage.local`, `.session`) as a key-value area. What is asked for
 * at the same moment is read at once: a waking worker waits for each question to the browser. What is
 * to be read `ahead` is asked for now, for whoever asks before the browser has answered.
 */
export function createKeyValueArea(
  area: chrome.storage.StorageArea,
  { ahead = [] }: { readonly ahead?: readonly string[] } = {},
): KeyValueArea {
  let waiting: Reading | null = null;
  let early = ahead.length === 0 ? null : readAhead(area, ahead);
  early?.found
    .catch(() => undefined)
    .finally(() => {
      early = null;
    });
  const send = () => {
    waiting?.send();
    waiting = null;
  };
  /** What is asked for after it is to see it. */
  const beforeWrite = () => {
    early = null;
    send();
  };
  return {
    get: async (key) => {
      if (early?.keys.includes(key)) return (await early.found)[key];
      if (waiting === null) {
        waiting = createReading(area);
        queueMicrotask(send);
      }
      waiting.keys.push(key);
      return (await waiting.found)[key];
    },
    // What was asked for before a write is read before it.
    set: (key, value) => {
      beforeWrite();
      return area.set({ [key]: value });
    },
    remove: (key) => {
      beforeWrite();
      return area.remove(key);
    },
  };
}

type Found = Readonly<Record<string, unknown>>;

type Reading = {
  readonly keys: string[];
  readonly found: Promise<Found>;
  readonly send: () => void;
};

function readAhead(area: chrome.storage.StorageArea, keys: readonly string[]) {
  return { keys, found: (async (): Promise<Found> => area.get([...keys]))() };
}

function createReading(area: chrome.storage.StorageArea): Reading {
  const keys: string[] = [];
  let send = () => {};
  const found = new Promise<Found>((resolve) => {
    send = () => resolve((async () => area.get(keys))());
  });
  return { keys, found, send: () => send() };
}
