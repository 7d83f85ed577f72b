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
  return {
    /** The reader, remembered until it has ended. */
    add: (reader: Reader): Reader => {
      open.add(reader);
      reader.signal.addEventListener("abort", () => open.delete(reader));
      return reader;
    },
    end: () => {
      for (const reader of open) reader.end();
    },
  };
}
