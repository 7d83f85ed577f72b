import { AppError } from "../domain/app-error";

/** A place of the browser's that shares nothing with the usual one: a LevelDB of its own. */
export type StorageBucket = {
  /** Its databases, made where there was none; `store-unavailable` where the browser has no such place. */
  readonly databases: () => Promise<IDBFactory>;
  /** Deletes it with all that is in it; nothing where there is none. */
  readonly remove: () => Promise<void>;
};

/** What the browser's types do not have yet. */
export type BucketManager = {
  readonly open: (
    name: string,
    options: { readonly persisted: boolean; readonly durability: "strict" | "relaxed" },
  ) => Promise<{ readonly indexedDB: IDBFactory }>;
  readonly delete: (name: string) => Promise<void>;
};

/** The bucket of that name (small letters, digits and hyphens), which is not looked for before it is used. */
export function createStorageBucket(
  name: string,
  buckets: BucketManager | null = browserBuckets(),
): StorageBucket {
  return {
    databases: async () => {
      if (buckets === null) throw new AppError("store-unavailable");
      return (await buckets.open(name, { persisted: true, durability: "relaxed" })).indexedDB;
    },
    remove: async () => buckets?.delete(name),
  };
}

function browserBuckets(): BucketManager | null {
  const found = "storageBuckets" in navigator ? navigator.storageBuckets : null;
  return (found ?? null) as BucketManager | null;
}
