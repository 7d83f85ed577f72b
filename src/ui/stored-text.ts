/** A text that this browser keeps under one key for all pages of the extension. */
export type StoredText = {
  /** Null where nothing is kept. */
  readonly get: () => string | null;
  /** Null keeps nothing. */
  readonly set: (text: string | null) => void;
  /** Calls back when it was set here or in another page, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type StoredTextDeps = {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Hears of what other pages store. */
  readonly pages: Pick<EventTarget, "addEventListener" | "removeEventListener">;
};

/** The text under a key, as the storage holds it at the moment. */
export function createStoredText(key: string, { storage, pages }: StoredTextDeps): StoredText {
  const listeners = new Set<() => void>();
  return {
    get: () => storage.getItem(key),
    set: (text) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      pages.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        pages.removeEventListener("storage", listener);
      };
    },
  };
}
