import { AppError } from "../domain/app-error";
import type { KeyValueArea } from "../platform/key-value-area";
import { hasLock, parseHeader } from "../vault/header";
import { leftOverStore, readRestoreRecord } from "./restores/restore-record";
import { listStores, readStoreName } from "./store-name";

/** Files in this browser that the store in use has not made: whose they are is another store's to tell. */
export type KeptBeside = {
  /** Whether there are stores whose lock keeps theirs from being shown. */
  readonly isHiding: (around?: Around) => Promise<boolean>;
  /** Whether one may be listed, read and deleted. */
  readonly mayShow: (name: string, around?: Around) => Promise<boolean>;
  /**
   * To be called before a guess at what opens some: what it gives has those shown that were opened,
   * until that is forgotten or the worker ends. Throws `locked` where it was forgotten meanwhile.
   */
  readonly expect: () => (names: readonly string[]) => void;
  readonly forget: () => void;
};

/** With `isUnopened` the store in use does not open at all: its own lock counts as another's. */
type Around = { readonly isUnopened: boolean };

type Deps = {
  readonly local: Pick<KeyValueArea, "get">;
  readonly files: Pick<KeyValueArea, "get">;
  /** The names under which anything is kept beside the databases. */
  readonly localKeys: () => Promise<readonly string[]>;
  readonly databases: Pick<IDBFactory, "databases">;
};

const HEADER = "vault-header:";

/** What lies beside the store in use, of which nothing was shown yet. */
export function createKeptBeside(deps: Deps): KeptBeside {
  let proven: ReadonlySet<string> = new Set();
  let forgotten = 0;
  const isHiding: KeptBeside["isHiding"] = (around) => hasLockBeside(deps, around);
  return {
    isHiding,
    mayShow: async (name, around) => proven.has(name) || !(await isHiding(around)),
    expect: () => {
      const before = forgotten;
      return (names) => {
        if (forgotten !== before) throw new AppError("locked");
        proven = new Set([...proven, ...names]);
      };
    },
    forget: () => {
      forgotten += 1;
      proven = new Set();
    },
  };
}

/** Whether another store of this profile has a lock, as the copies of its header beside it tell. */
async function hasLockBeside(
  { local, files, localKeys, databases }: Deps,
  { isUnopened }: Around = { isUnopened: false },
): Promise<boolean> {
  const current = await readStoreName(local);
  const [stores, keys, record] = await Promise.all([
    listStores(databases, current),
    localKeys(),
    readRestoreRecord(local),
  ]);
  // A database that is gone leaves its header, and its backups.
  const left = keys.filter((key) => key.startsWith(HEADER)).map((key) => key.slice(HEADER.length));
  const others = new Set([...stores, ...left]);
  if (isUnopened) others.add(current);
  else others.delete(current);
  if (record !== null) others.delete(leftOverStore(record, current));
  for (const name of others) {
    const copies = await Promise.all([
      local.get(`${HEADER}${name}`),
      files.get(`${HEADER}${name}`).catch(() => undefined),
    ]);
    if (copies.some(isLockedCopy)) return true;
  }
  return false;
}

function isLockedCopy(copy: unknown): boolean {
  try {
    return hasLock(parseHeader(copy));
  } catch (error) {
    // A newer release's may be one; of a damaged one nobody can give the lock.
    return error instanceof AppError && error.code === "version-unknown";
  }
}
