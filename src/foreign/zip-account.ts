import { type ZipLimit, type ZipLimits, ZipTooLarge } from "./zip-limits";

/** What was read of one archive, against its limits: whatever passes one fails with `ZipTooLarge`. */
export type ZipAccount = {
  readonly directory: (bytes: number) => void;
  readonly entry: () => void;
  /** Bytes that were read to be inflated. */
  readonly pulled: (bytes: number) => void;
  /** Counts what one entry inflates to. */
  readonly inflating: () => (bytes: number) => void;
  /** Waits for what reads or inflates, and counts the time. */
  readonly timed: <T>(work: () => Promise<T>) => Promise<T>;
};

/** An account of an archive of this size. */
export function createZipAccount(size: number, limits: ZipLimits): ZipAccount {
  const { now } = limits.clock;
  let entries = 0;
  let pulled = 0;
  let inflated = 0;
  let spent = 0;
  // Several entries may be read at once: their time is counted once.
  let waiting = 0;
  let since = 0;
  const enforce = (limit: ZipLimit, amount: number, most: number) => {
    if (amount > most) throw new ZipTooLarge(limit);
  };
  const checkTime = () => enforce("time", spent + (waiting > 0 ? now() - since : 0), limits.maxMs);
  /** Entries that lie over each other are pulled again and again, and come from the same bytes. */
  const allowed = () => Math.max(limits.freeBytes, limits.maxRatio * Math.min(pulled, size));
  return {
    directory: (bytes) => enforce("directory-bytes", bytes, limits.maxDirectoryBytes),
    entry: () => {
      entries += 1;
      enforce("entries", entries, limits.maxEntries);
    },
    pulled: (bytes) => {
      pulled += bytes;
      checkTime();
    },
    inflating: () => {
      let ofEntry = 0;
      return (bytes) => {
        ofEntry += bytes;
        inflated += bytes;
        enforce("total-bytes", inflated, limits.maxBytes);
        enforce("entry-bytes", ofEntry, limits.maxEntryBytes);
        enforce("ratio", inflated, allowed());
      };
    },
    timed: async (work) => {
      if (waiting === 0) since = now();
      waiting += 1;
      try {
        return await work();
      } finally {
        waiting -= 1;
        if (waiting === 0) spent += Math.max(0, now() - since);
        checkTime();
      }
    },
  };
}
