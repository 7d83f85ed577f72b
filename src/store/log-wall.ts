import { toStoreError } from "./store-error";

/**
 * Keeps what is written next apart from a torn end of the browser's log. Chromium appends behind a
 * record that a crash or a full disk has cut, finds at its next start that the log does not add up,
 * and deletes every database of this extension (docs/adr/0039-a-torn-log-is-walled-off.md).
 */
export type LogWall = {
  /** Resolves once nothing torn can harm what is written; fails as a write does, and is tried again. */
  readonly build: () => Promise<void>;
  /** Says that a write has failed, which may have torn the log: the next one waits for a new wall. */
  readonly fall: () => Promise<void>;
};

/** The slice of `chrome.storage.session`, which ends with the browser, as the wall's need does. */
type SessionArea = {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
};

type Deps = {
  readonly session: SessionArea;
  readonly databases: Pick<IDBFactory, "open" | "deleteDatabase" | "databases">;
};

const MARK = "log-wall";
/** Followed by what makes it another one each time: nobody can keep the next one from being built. */
const DATABASE = "confidant-log-wall";
const TABLE = "rows";
/** Below 64 KiB, from where on the browser keeps a value in a file of its own instead of the log. */
const ROW_BYTES = 60_000;
/** Chromium goes over to a new log once one holds 4 MiB (`leveldb_env::WriteBufferSize`). */
const ROWS = 75;
/**
 * The first filling has the log changed, the second waits until all of the old one lies elsewhere:
 * LevelDB changes logs again only then.
 */
const FILLINGS = 2;

/** A wall that is built once in each session of the browser, and after each failed write. */
export function createLogWall({ session, databases }: Deps): LogWall {
  let building: Promise<void> | null = null;
  const build = async () => {
    // An earlier worker of this session may have built it; where that is not told, it is built again.
    if ((await session.get(MARK).catch(() => null)) === true) return;
    await fillLogs(databases);
    await session.set(MARK, true).catch(() => undefined);
  };
  return {
    build: () => {
      building ??= build().catch((error: unknown) => {
        building = null;
        throw toStoreError(error);
      });
      return building;
    },
    fall: async () => {
      building = null;
      // A worker that cannot say so builds the next one itself.
      await session.remove(MARK).catch(() => undefined);
    },
  };
}

/** No wall: for databases that no browser keeps. */
export const NO_LOG_WALL: LogWall = { build: async () => {}, fall: async () => {} };

async function fillLogs(databases: Deps["databases"]): Promise<void> {
  const left = (await databases.databases()).map(({ name }) => name);
  for (const name of left) if (name?.startsWith(DATABASE)) void remove(databases, name);
  const name = `${DATABASE}-${crypto.randomUUID()}`;
  const database = await openWall(databases, name);
  try {
    // Not to be made smaller by the browser.
    const bytes = crypto.getRandomValues(new Uint8Array(ROW_BYTES));
    for (let filling = 0; filling < FILLINGS; filling += 1) await fill(database, bytes);
  } finally {
    database.close();
  }
  await remove(databases, name);
}

/**
 * Deletes a wall that has been built. Where somebody has it open, that is done once they let go of it:
 * the log behind it is another one by then.
 */
function remove(databases: Deps["databases"], name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = databases.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}

function fill(database: IDBDatabase, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TABLE, "readwrite", { durability: "relaxed" });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const table = transaction.objectStore(TABLE);
    for (let row = 0; row < ROWS; row += 1) table.put(bytes, row);
  });
}

function openWall(databases: Deps["databases"], name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = databases.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
