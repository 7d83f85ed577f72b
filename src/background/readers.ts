import { AppError } from "../domain/app-error";
import type { Store } from "../store/create-store";

/** What only reads: the store, until the vault is locked or the reading has ended. */
export type Reader = {
  readonly store: Pick<Store, "export">;
  /** Aborted with `locked` once the vault is locked. */
  readonly signal: AbortSignal;
  readonly end: () => void;
};

/** Readers that a lock has to end. */
export function createReaders() {
  const open = new Set<Reader>();
  let ends = 0;
  return {
    /**
     * To be called before the vault is opened for a reader: what it gives remembers the reader until it
     * has ended, and ends it with `locked` where a lock came while the vault was being opened.
     */
    expect: () => {
      const before = ends;
      return (reader: Reader): Reader => {
        if (ends !== before) {
          reader.end();
          throw new AppError("locked");
        }
        open.add(reader);
        reader.signal.addEventListener("abort", () => open.delete(reader));
        return reader;
      };
    },
    isReading: () => open.size > 0,
    end: () => {
      ends += 1;
      for (const reader of open) reader.end();
    },
  };
}
