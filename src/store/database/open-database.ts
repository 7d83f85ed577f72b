import { Dexie, type DexieOptions, type Table } from "dexie";
import { AppError } from "../../domain/app-error";
import { type LogWall, NO_LOG_WALL } from "./log-wall";
import { lostValues } from "./lost-values";
import { shapedRow } from "./row-shape";
import {
  type Row,
  STORES_V1,
  STORES_V2,
  STORES_V3,
  STORES_V4,
  STORES_V5,
  STORES_V6,
  STORES_V7,
  STORES_V8,
  TABLE_NAMES,
  type TableName,
} from "./schema";
import { toStoreError } from "./store-error";

/**
 * What each version adds, from the first on. Adding tables touches no row: sealed payloads are brought
 * along when they are read.
 */
const VERSIONS = [
  STORES_V1,
  STORES_V2,
  STORES_V3,
  STORES_V4,
  STORES_V5,
  STORES_V6,
  STORES_V7,
  STORES_V8,
] as const;

/** The version of the database that this release writes. */
export const DATABASE_VERSION = VERSIONS.length;

export class Database extends Dexie {
  readonly header!: Table<{ readonly id: string; readonly header: unknown }, string>;
  readonly device!: Table<{ readonly id: string; readonly key: Uint8Array }, string>;

  constructor(
    name: string,
    options: DexieOptions & { readonly indexedDB: IDBFactory },
    readonly logWall: LogWall,
  ) {
    // Opened once, by hand: a database that was closed under us must not come back by itself.
    super(name, { ...options, autoOpen: false, cache: "disabled" });
    // All at once: each version that Dexie is told of is compared with the others at every start.
    this.version(DATABASE_VERSION).stores(Object.assign({}, ...VERSIONS));
    this.use(lostValues);
    // The one door through which rows come: nothing is read of one before its shape is known.
    for (const table of TABLE_NAMES) {
      this.rows(table).hook("reading", (row: Row<typeof table> | undefined) => {
        // A key under which nothing lies is answered through here, too.
        return row === undefined
          ? row
          : shapedRow(table, row, (value) => isKey(options.indexedDB, value));
      });
    }
  }

  /** The table with its rows' type. */
  rows<T extends TableName>(table: T): Table<Row<T>, string> {
    return this.table<Row<T>, string>(table);
  }
}

type Options = {
  /** What every write waits for; none where it is left out. */
  readonly logWall?: LogWall;
  /** Both in the place of the browser's, in tests. */
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
};

/**
 * Reads the library, where that was not done yet. To be called in a worker's first turn: of listeners that
 * are added later the browser takes a stack, for which it parses the whole library once more.
 */
export function loadDatabase(): void {
  // What it would be by itself; something of it has to be used.
  Dexie.debug = false;
}

/** A database that is not open yet. */
export function createDatabase(
  name = "confidant",
  { logWall = NO_LOG_WALL, ...options }: Options = {},
): Database {
  const indexedDB = refuseNewer(options.indexedDB ?? globalThis.indexedDB);
  return new Database(name, { ...options, indexedDB }, logWall);
}

/** Opens it, once or again; `store-unavailable` if that fails or is blocked, `version-unknown` if newer. */
export async function openDatabase(database: Database): Promise<void> {
  if (database.isOpen()) return;
  try {
    await Promise.race([database.open(), blocked(database)]);
  } catch (error) {
    database.close();
    const known = toStoreError(error);
    throw known.code === "internal" ? new AppError("store-unavailable", { cause: error }) : known;
  }
}

/** The browser's own handle, for transactions with a durability; `store-unavailable` if closed. */
export function nativeDatabase(database: Database): IDBDatabase {
  // Dexie declares a handle even while it is closed.
  const handle: IDBDatabase | null = database.backendDB();
  if (handle === null || !database.isOpen()) throw new AppError("store-unavailable");
  return handle;
}

/** Whether the database takes a value as a key. */
function isKey(factory: Pick<IDBFactory, "cmp">, value: unknown): boolean {
  try {
    return factory.cmp(value, value) === 0;
  } catch {
    return false;
  }
}

function blocked(database: Database): Promise<never> {
  return new Promise((_resolve, reject) => {
    database.on("blocked", () => reject(new AppError("store-unavailable")));
  });
}

/**
 * The factory, less the opening of whatever version is there: Dexie's answer to a newer database,
 * where it would add our tables and raise the version of rows that are not ours to touch.
 */
function refuseNewer(factory: IDBFactory) {
  return {
    open: (name: string, version?: number) => {
      if (version === undefined) throw new DOMException("newer", "VersionError");
      return factory.open(name, version);
    },
    databases: () => factory.databases(),
    deleteDatabase: (name: string) => factory.deleteDatabase(name),
    cmp: (left: unknown, right: unknown) => factory.cmp(left, right),
  };
}
