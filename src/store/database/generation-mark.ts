/** The slice of `chrome.storage.local` that holds the newest generation seen by this browser. */
export type LocalArea = {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
};

export type GenerationMark = {
  /** The last generation that was published; 0 if none was. */
  readonly read: () => Promise<number>;
  /** Publishes a generation that is on the disk, some time soon. */
  readonly publish: (generation: number) => void;
  /** Publishes one that may be lower: the store was taken as it is. */
  readonly restart: (generation: number) => void;
};

/**
 * A mark outside the database, by which a database that was put back to an older state is noticed.
 * Each store has its own. It is allowed to lag: an older mark only notices less.
 */
export function createGenerationMark(local: LocalArea, storeName: string): GenerationMark {
  const key = markKey(storeName);
  let newest = 0;
  let isWriting = false;

  const write = async () => {
    isWriting = true;
    try {
      for (let written = 0; written !== newest; ) {
        written = newest;
        await local.set(key, written);
      }
    } catch {
      // A mark that could not be written is written with the next one.
    }
    isWriting = false;
  };

  return {
    read: async () => {
      const value = await local.get(key).catch(() => undefined);
      return typeof value === "number" && Number.isSafeInteger(value) ? value : 0;
    },
    publish: (generation) => {
      newest = Math.max(newest, generation);
      if (!isWriting) void write();
    },
    restart: (generation) => {
      newest = generation;
      if (!isWriting) void write();
    },
  };
}

/** Removes the mark of a store that is gone. */
export function removeGenerationMark(
  local: { readonly remove: (key: string) => Promise<void> },
  storeName: string,
): Promise<void> {
  return local.remove(markKey(storeName));
}

function markKey(storeName: string): string {
  return `manifest-generation:${storeName}`;
}
