import { AppError } from "../domain/app-error";

/** What big work leaves free, so that what is said meanwhile still finds room (bytes). */
const SPARE_BYTES = 20_000_000;

/** What is free on the disk, asked before big work begins. */
export type DiskRoom = {
  /**
   * Fails with `quota-exceeded`, and how many bytes are `missing`, where not so many are free beside
   * 20 MB. Where the browser does not tell, whoever writes meets a full disk.
   */
  readonly require: (bytes: number) => Promise<void>;
  /** Bytes that are free; null where the browser does not tell. */
  readonly free: () => Promise<number | null>;
  /** As `require`, for all that the databases hold to be written once more. */
  readonly requireForAll: () => Promise<void>;
};

/** What the browser's types do not have. */
type Estimate = StorageEstimate & { readonly usageDetails?: { readonly indexedDB?: number } };

/**
 * What the browser's estimate tells. An extension with `unlimitedStorage` has no quota but the disk:
 * Chromium tells what is used and what is free together (docs/adr/0049-room-is-asked-for-first.md).
 */
export function createDiskRoom(estimate: () => Promise<Estimate>): DiskRoom {
  const ask = (): Promise<Estimate> => estimate().catch(() => ({}));
  const require = async (needed: (reported: Estimate) => number) => {
    const reported = await ask();
    const free = freeOf(reported);
    const missing = free === null ? 0 : needed(reported) + SPARE_BYTES - free;
    if (missing > 0) throw new AppError("quota-exceeded", { data: { missing } });
  };
  return {
    free: async () => freeOf(await ask()),
    require: (bytes) => require(() => bytes),
    requireForAll: () => require(({ usageDetails }) => usageDetails?.indexedDB ?? 0),
  };
}

function freeOf({ quota, usage }: Estimate): number | null {
  return quota === undefined || usage === undefined ? null : quota - usage;
}

/** The disk on which the browser keeps this profile. */
export const browserDiskRoom: DiskRoom = createDiskRoom(() => navigator.storage.estimate());
