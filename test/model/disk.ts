import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import {
  createDatabase,
  type Database,
  nativeDatabase,
  openDatabase,
} from "../../src/store/database/open-database";
import { createFakeKeyValueArea, type FakeKeyValueArea } from "../fakes/key-value-area";

/** What a worker that was stopped gets from everything it still touches. */
export class Stopped extends Error {}

/**
 * When a worker is stopped: right before or right after its `nth` write (from 1), to the database or
 * to an area.
 */
export type Stop = { readonly nth: number; readonly when: "before" | "after" };

/** What outlives a worker; `session` outlives it only until the browser is closed. */
export type Disk = {
  readonly local: FakeKeyValueArea;
  readonly session: FakeKeyValueArea;
  readonly files: FakeKeyValueArea;
  readonly indexedDB: IDBFactory;
};

/** An empty disk. */
export function createDisk(): Disk {
  return {
    local: createFakeKeyValueArea(),
    session: createFakeKeyValueArea(),
    files: createFakeKeyValueArea(),
    indexedDB: new IDBFactory(),
  };
}

export type WorkerDisk = Omit<Disk, "indexedDB"> & {
  readonly database: Database;
  /** Stops the worker at a write from now on; null for never. */
  readonly arm: (stop: Stop | null) => void;
  readonly isStopped: () => boolean;
  readonly close: () => void;
};

/** The disk as one worker sees it: once stopped, it reaches nothing any more. */
export async function attachDisk(disk: Disk): Promise<WorkerDisk> {
  const database = createDatabase("confidant", { indexedDB: disk.indexedDB, IDBKeyRange });
  await openDatabase(database);
  let armed: Stop | null = null;
  let writes = 0;
  let stopped = false;

  const check = () => {
    if (stopped) throw new Stopped();
  };
  /** Tells whether the write that begins now is the last one that reaches the disk. */
  const begin = () => {
    check();
    writes += 1;
    if (armed?.nth !== writes) return false;
    if (armed.when === "before") stopped = true;
    check();
    return true;
  };
  const end = () => {
    stopped = true;
  };
  guardDatabase(database, { begin, check, stop: end });
  const guarded = (area: FakeKeyValueArea): FakeKeyValueArea => {
    const write = async (work: () => Promise<void>) => {
      const isLast = begin();
      await work();
      if (isLast) stopped = true;
      check();
    };
    return {
      ...area,
      get: async (key) => {
        check();
        return area.get(key);
      },
      set: (key, value) => write(() => area.set(key, value)),
      remove: (key) => write(() => area.remove(key)),
    };
  };
  return {
    database,
    local: guarded(disk.local),
    session: guarded(disk.session),
    files: guarded(disk.files),
    arm: (stop) => {
      armed = stop;
      writes = 0;
    },
    isStopped: () => stopped,
    close: () => database.close(),
  };
}

type Guard = {
  readonly begin: () => boolean;
  readonly check: () => void;
  readonly stop: () => void;
};

function guardDatabase(database: Database, { begin, check, stop }: Guard): void {
  const native = nativeDatabase(database);
  const transaction = native.transaction.bind(native);
  native.transaction = (tables, mode, options) => {
    if (mode !== "readwrite") {
      check();
      return transaction(tables, mode, options);
    }
    const isLast = begin();
    const writing = transaction(tables, mode, options);
    // Heard before the worker hears that it is done.
    if (isLast) writing.addEventListener("complete", stop);
    return writing;
  };
}
