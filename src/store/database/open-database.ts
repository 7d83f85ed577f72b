import { AppError } from "../../domain/app-error";
import { createConnection } from "./connection";
import { type LogWall, NO_LOG_WALL } from "./log-wall";
import { createTable, type Table } from "./read-table";
import { type Row, ruleOf, STORES, type TableName } from "./schema";
import { toStoreError } from "./store-error";

/**
 * The version of the database that this release writes. A new one may add tables and indexes, and so
 * touches no row: sealed payloads are brought along when they are read.
 */
export const DATABASE_VERSION = 8;

/** Databases of earlier releases were made by a library that counts in tens. */
const NATIVE_VERSION = DATABASE_VERSION * 10;

/** A database of sealed rows, with the header and the device key beside them. */
export type Database = {
  readonly name: string;
  /** What every write waits for. */
  readonly logWall: LogWall;
  readonly header: Table<{ readonly id: string; readonly header: unknown }>;
  readonly device: Table<{ readonly id: string; readonly key: Uint8Array }>;
  /** The one door through which rows come: nothing is read of one before its shape is known. */
  readonly rows: <T extends TableName>(table: T) => Table<Row<T>>;
  /** Gives what `ask` asks of these tables at once, as one transaction has it: no write comes in between. */
  readonly together: <T>(
    tables: readonly TableName[],
    ask: (rows: Database["rows"]) => Promise<T>,
  ) => Promise<T>;
  readonly isOpen: () => boolean;
  /** The browser's own handle; null while it is closed. */
  readonly backendDB: () => IDBDatabase | null;
  /** Once or again; fails as IndexedDB does, with `store-unavailable` where another connection is in the way. */
  readonly open: () => Promise<unknown>;
  readonly close: () => void;
  /** Calls back whenever it closes, whoever has closed it. */
  readonly onClose: (hear: () => void) => void;
};

type Options = {
  /** What every write waits for; none where it is left out. */
  readonly logWall?: LogWall;
  /** Both in the place of the browser's, in tests. */
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
};

/** A database that is not open yet. It never opens by itself: not one that was closed under us, either. */
export function createDatabase(
  name = "confidant",
  { logWall = NO_LOG_WALL, ...given }: Options = {},
): Database {
  const factory = given.indexedDB ?? globalThis.indexedDB;
  const keyRange = () => given.IDBKeyRange ?? globalThis.IDBKeyRange;
  const connection = createConnection(() => requestDatabase(factory, name));
  const { handle } = connection;
  const table = <R>(table: string, shape: (value: unknown) => R) =>
    createTable({
      read: async (work) => {
        const opened = handle() ?? (await connection.opening());
        return work(opened.transaction(table, "readonly").objectStore(table));
      },
      ...{ keyRange, factory, shape },
    });
  const isValid = (value: unknown) => isKey(factory, value);
  const shapeOf =
    <T extends TableName>(name: T) =>
    (value: unknown) =>
      shapedRow(name, value as Row<T>, isValid);
  return {
    name,
    logWall,
    header: table("header", (value) => value as { id: string; header: unknown }),
    device: table("device", (value) => value as { id: string; key: Uint8Array }),
    rows: <T extends TableName>(name: T) => table(name, shapeOf(name)),
    together: async (tables, ask) => {
      const opened = handle() ?? (await connection.opening());
      const transaction = opened.transaction([...tables], "readonly");
      return ask((name) =>
        createTable({
          read: (work) => work(transaction.objectStore(name)),
          ...{ keyRange, factory, shape: shapeOf(name) },
        }),
      );
    },
    isOpen: () => handle() !== null,
    backendDB: handle,
    open: connection.open,
    close: connection.close,
    onClose: connection.onClose,
  };
}

/** Opens it, once or again, and gives it back; `store-unavailable` if that fails or is blocked, `version-unknown` if newer. */
export async function openDatabase(database: Database): Promise<Database> {
  if (database.isOpen()) return database;
  try {
    await database.open();
    return database;
  } catch (error) {
    database.close();
    const known = toStoreError(error);
    throw known.code === "internal" ? new AppError("store-unavailable", { cause: error }) : known;
  }
}

/** The browser's own handle, for transactions with a durability; `store-unavailable` if closed. */
export function nativeDatabase(database: Database): IDBDatabase {
  const handle = database.backendDB();
  if (handle === null) throw new AppError("store-unavailable");
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

/** Asks for it, and makes the tables and indexes that an earlier version has not. */
function requestDatabase(factory: IDBFactory, name: string): IDBOpenDBRequest {
  const request = factory.open(name, NATIVE_VERSION);
  request.onupgradeneeded = () => {
    const { result: database, transaction } = request;
    for (const [table, described] of Object.entries(STORES)) {
      const [keyPath = "", ...indexes] = described.split(", ");
      const store = database.objectStoreNames.contains(table)
        ? transaction?.objectStore(table)
        : database.createObjectStore(table, { keyPath });
      for (const index of indexes) {
        if (store?.indexNames.contains(index) === false) store.createIndex(index, toKeyPath(index));
      }
    }
  };
  return request;
}

/** The columns of an index, such as `[parent+order]`. */
function toKeyPath(index: string): string | string[] {
  return index.startsWith("[") ? index.slice(1, -1).split("+") : index;
}

const NO_BYTES = new Uint8Array(0);

/**
 * A row as it came from the database, with values in its clear columns that can be read: one that
 * lacks a column, or has something else in it, gets a value there that no stored row has, and so does
 * not open. What an index found it by stays as it is, for scans go on from there.
 */
function shapedRow<T extends TableName>(
  table: T,
  row: Row<T>,
  isKey: (value: unknown) => boolean,
): Row<T> {
  const odd = oddValues(table, row, isKey);
  // A row that is as it was written is not copied: this is done for every row that is read.
  return Object.keys(odd).length === 0 ? row : { ...row, ...odd };
}

function oddValues(
  table: TableName,
  row: Readonly<Record<string, unknown>>,
  isKey: (value: unknown) => boolean,
): Record<string, unknown> {
  const { parent, previous, order, version, keyId, sealed } = row;
  const columns: readonly string[] = ruleOf(table).columns;
  const has = (name: string) => columns.includes(name);
  const odd: Record<string, unknown> = {};
  if (has("parent") && typeof parent !== "string" && !isKey(parent)) odd.parent = "";
  if (has("previous") && typeof previous !== "string" && previous !== null) odd.previous = "";
  // Heads of versions 1 and 2 have none until they are written anew.
  const mayLack = table === "conversations" && order === undefined;
  if (has("order") && typeof order !== "number" && !mayLack && !isKey(order))
    odd.order = Number.NaN;
  if (!Number.isSafeInteger(version)) odd.version = Number.NaN;
  if (typeof keyId !== "string") odd.keyId = "";
  if (!ArrayBuffer.isView(sealed)) odd.sealed = NO_BYTES;
  return odd;
}
