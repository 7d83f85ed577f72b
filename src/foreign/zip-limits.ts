/** What an archive may be bounded by. */
export type ZipLimit =
  | "entries"
  | "directory-bytes"
  | "entry-bytes"
  | "total-bytes"
  | "ratio"
  | "time";

/** An archive that is more than any export is; what was read before stays. */
export class ZipTooLarge extends Error {
  override readonly name = "ZipTooLarge";

  constructor(readonly limit: ZipLimit) {
    super(limit);
  }
}

/** How much of an archive is read; none of it is taken from what the archive says of itself. */
export type ZipLimits = {
  /** Exports with many pictures have some ten thousand. */
  readonly maxEntries: number;
  /** The list of entries, which is in memory as a whole. */
  readonly maxDirectoryBytes: number;
  /** Inflated, of one entry and of all together. */
  readonly maxEntryBytes: number;
  readonly maxBytes: number;
  /** Inflated bytes for each one that they were inflated from, once there are more than `freeBytes`. */
  readonly maxRatio: number;
  readonly freeBytes: number;
  /** Milliseconds of reading and inflating: what is done with the bytes in between is not counted. */
  readonly maxMs: number;
  readonly clock: { readonly now: () => number };
};

const MIB = 1_048_576;

/** Texts of conversations deflate to a fifth or a twentieth; a bomb, to a thousandth. */
export const ZIP_LIMITS: ZipLimits = {
  maxEntries: 200_000,
  maxDirectoryBytes: 64 * MIB,
  maxEntryBytes: 1_024 * MIB,
  maxBytes: 2_048 * MIB,
  maxRatio: 200,
  freeBytes: 64 * MIB,
  maxMs: 300_000,
  clock: { now: () => performance.now() },
};
