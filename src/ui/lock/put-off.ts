const KEY = "recovery-key-put-off-until";

/** Long enough to be left in peace, short enough to be met again within the month. */
const FOR_MS = 7 * 24 * 60 * 60 * 1_000;

export type PutOff = {
  /** Whether it was put off, and is to be left at that for now. */
  readonly isPutOff: () => boolean;
  readonly putOff: () => void;
  /** Calls back when it was put off here or in another page. */
  readonly subscribe: (listener: () => void) => () => void;
};

type Deps = {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly clock: { readonly now: () => number };
  /** Hears of what other pages store. */
  readonly pages: Pick<EventTarget, "addEventListener" | "removeEventListener">;
};

/** The reminder of the recovery key, put off for a week at a time; only the day is kept. */
export function createPutOff({ storage, clock, pages }: Deps): PutOff {
  const listeners = new Set<() => void>();
  return {
    isPutOff: () => {
      const until = Number(storage.getItem(KEY) ?? 0);
      // A clock that was set back does not put it off for longer.
      return clock.now() < until && until <= clock.now() + FOR_MS;
    },
    putOff: () => {
      storage.setItem(KEY, String(clock.now() + FOR_MS));
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
