import { createStoredText, type StoredTextDeps } from "../stored-text";

/** Long enough to be left in peace, short enough to be met again within the month. */
const FOR_MS = 7 * 24 * 60 * 60 * 1_000;

export type PutOff = {
  /** Whether it was put off, and is to be left at that for now. */
  readonly isPutOff: () => boolean;
  readonly putOff: () => void;
  /** Calls back when it was put off here or in another page. */
  readonly subscribe: (listener: () => void) => () => void;
};

type Deps = StoredTextDeps & { readonly clock: { readonly now: () => number } };

/** The reminder of the recovery key, put off for a week at a time; only the day is kept. */
export function createPutOff({ clock, ...deps }: Deps): PutOff {
  const kept = createStoredText("recovery-key-put-off-until", deps);
  return {
    isPutOff: () => {
      const until = Number(kept.get() ?? 0);
      // A clock that was set back does not put it off for longer.
      return clock.now() < until && until <= clock.now() + FOR_MS;
    },
    putOff: () => kept.set(String(clock.now() + FOR_MS)),
    subscribe: kept.subscribe,
  };
}
