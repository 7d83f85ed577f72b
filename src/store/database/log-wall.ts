import { AppError } from "../../domain/app-error";
import { toStoreError } from "./store-error";

/**
 * Keeps what is written next apart from a torn end of the browser's log. Chromium appends behind a
 * record that a crash or a full disk has cut, finds at its next start that the log does not add up,
 * and deletes every database of this extension (docs/adr/0039-a-torn-log-is-walled-off.md).
 */
export type LogWall = {
  /**
   * Resolves once nothing torn can harm what is written; fails as a write does, and is tried again.
   * Fails with `quota-exceeded` where the disk may not take it whole.
   */
  readonly build: () => Promise<void>;
  /** Says that a write has failed, which may have torn the log: the next one waits for a new wall. */
  readonly fall: () => Promise<void>;
  /** What a write failed with: Chromium tells of a disk that is full only by the time it is. */
  readonly whyFailed: (error: unknown) => Promise<AppError>;
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
  /** Bytes that are free on the disk; null where nobody knows. */
  readonly free: () => Promise<number | null>;
  readonly clock: { readonly now: () => number };
  /** Resolves so many milliseconds later. */
  readonly rest: (milliseconds: number) => Promise<void>;
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

const LOG_BYTES = FILLINGS * ROWS * ROW_BYTES;

/** Both fillings, and the tables that each is put into before its log goes. */
const NEEDED_BYTES = 2 * LOG_BYTES;

/**
 * With less than that free, the rows are made of one byte: a log takes them as they are, a table makes
 * next to nothing of them. Tables of other rows stay for some time, up to 12.7 MB (measured on a disk of
 * 240 MB), and would be all the room that writes have.
 */
const ROOMY_BYTES = NEEDED_BYTES + 20_000_000;

/** Where not even that is free none is begun: the rest of the room is left. */
const LEAST_BYTES = LOG_BYTES + 1_000_000;

/**
 * With less free nothing is written that needs room: a log that is put into a table takes half of it,
 * and one write that the disk cuts may have Chromium write behind the cut by itself, at once.
 */
const FLOOR_BYTES = 8_000_000;

/** So much is not filled within this time (milliseconds): it is not asked for again. */
const AMPLE_BYTES = 2_000_000_000;
const AMPLE_MS = 2_000;

/**
 * What the browser puts in order by itself takes room first and gives more back soon after: after each
 * start, and behind each wall. So too little is looked at again for so long (milliseconds).
 */
const TIDY_MS = 6_000;
const LOOK_MS = 100;
/** Where that was in vain nobody waits again within this time (milliseconds). */
const IN_VAIN_MS = 30_000;

/** A wall that is built once in each session of the browser, and after each failed write. */
export function createLogWall({ session, databases, free, clock, rest }: Deps): LogWall {
  const isFull = async () => ((await free()) ?? NEEDED_BYTES) < NEEDED_BYTES;
  const roomFor = createPatience({ free, clock, rest });
  const random = () => crypto.getRandomValues(new Uint8Array(ROW_BYTES));
  let ampleUntil = 0;
  const refuseFull = async () => {
    if (clock.now() < ampleUntil) return;
    const left = await roomFor(FLOOR_BYTES);
    if (left < FLOOR_BYTES) throw new AppError("quota-exceeded");
    if (left >= AMPLE_BYTES) ampleUntil = clock.now() + AMPLE_MS;
  };
  const whyFailed = async (error: unknown) => {
    const known = toStoreError(error);
    if (known.code !== "store-unavailable" || !(await isFull())) return known;
    return new AppError("quota-exceeded", { cause: error });
  };
  let building: Promise<void> | null = null;
  const build = async () => {
    // An earlier worker of this session may have built it; where that is not told, it is built again.
    if ((await session.get(MARK).catch(() => null)) === true) return;
    const left = await roomFor(LEAST_BYTES);
    if (left < LEAST_BYTES) throw new AppError("quota-exceeded");
    // Where there is room, not to be made smaller by the browser, whatever it learns to do.
    await fillLogs(databases, left < ROOMY_BYTES ? new Uint8Array(ROW_BYTES) : random());
    await session.set(MARK, true).catch(() => undefined);
  };
  return {
    build: async () => {
      await refuseFull();
      building ??= build().catch(async (error: unknown) => {
        building = null;
        throw await whyFailed(error);
      });
      await building;
    },
    fall: async () => {
      building = null;
      // A worker that cannot say so builds the next one itself.
      await session.remove(MARK).catch(() => undefined);
    },
    whyFailed,
  };
}

/** Gives the bytes that are free once these are, or once that was waited for in vain. */
function createPatience({ free, clock, rest }: Pick<Deps, "free" | "clock" | "rest">) {
  let inVainUntil = 0;
  const look = async () => (await free()) ?? AMPLE_BYTES;
  return async (bytes: number): Promise<number> => {
    let left = await look();
    for (let waited = 0; left < bytes && clock.now() >= inVainUntil; waited += LOOK_MS) {
      if (waited >= TIDY_MS) inVainUntil = clock.now() + IN_VAIN_MS;
      await rest(LOOK_MS);
      left = await look();
    }
    return left;
  };
}

/** No wall: for databases that no browser keeps. */
export const NO_LOG_WALL: LogWall = {
  build: async () => {},
  fall: async () => {},
  whyFailed: async (error) => toStoreError(error),
};

async function fillLogs(databases: Deps["databases"], bytes: Uint8Array): Promise<void> {
  const left = (await databases.databases()).map(({ name }) => name);
  for (const name of left) if (name?.startsWith(DATABASE)) void remove(databases, name);
  const name = `${DATABASE}-${crypto.randomUUID()}`;
  const database = await openWall(databases, name);
  try {
    for (let filling = 0; filling < FILLINGS; filling += 1) await fill(database, bytes);
  } catch (error) {
    database.close();
    // A disk that is full now has to have the room back.
    await remove(databases, name);
    throw error;
  }
  database.close();
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
