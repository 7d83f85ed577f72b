import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { fromBase64, toBase64 } from "../../src/domain/base64";
import {
  createDatabase,
  type Database,
  nativeDatabase,
  openDatabase,
} from "../../src/store/database/open-database";
import {
  STORES_V1,
  STORES_V2,
  STORES_V3,
  STORES_V4,
  STORES_V5,
  STORES_V6,
  STORES_V7,
  STORES_V8,
} from "../../src/store/database/schema";
import { rawTable } from "./raw-table";

/** A database as JSON can hold it: raw rows by table, bytes as `{base64}`; header and device key too. */
export type FrozenDatabase = Readonly<Record<string, readonly unknown[]>>;

/** All tables as they lie there, the clear header and the device key among them. */
export async function freezeDatabase(database: Database): Promise<FrozenDatabase> {
  const tables = await Promise.all(
    [...nativeDatabase(database).objectStoreNames].map(
      async (table) => [table, (await rawTable(database, table).toArray()).map(freeze)] as const,
    ),
  );
  return Object.fromEntries(tables);
}

/** The tables of each version, as they were when a database of it was frozen. */
export const STORES = {
  1: STORES_V1,
  2: { ...STORES_V1, ...STORES_V2 },
  3: { ...STORES_V1, ...STORES_V2, ...STORES_V3 },
  4: { ...STORES_V1, ...STORES_V2, ...STORES_V3, ...STORES_V4 },
  5: { ...STORES_V1, ...STORES_V2, ...STORES_V3, ...STORES_V4, ...STORES_V5 },
  6: { ...STORES_V1, ...STORES_V2, ...STORES_V3, ...STORES_V4, ...STORES_V5, ...STORES_V6 },
  7: {
    ...STORES_V1,
    ...STORES_V2,
    ...STORES_V3,
    ...STORES_V4,
    ...STORES_V5,
    ...STORES_V6,
    ...STORES_V7,
  },
  8: {
    ...STORES_V1,
    ...STORES_V2,
    ...STORES_V3,
    ...STORES_V4,
    ...STORES_V5,
    ...STORES_V6,
    ...STORES_V7,
    ...STORES_V8,
  },
} as const;

export type FrozenNumber = keyof typeof STORES;

/**
 * An open database in memory with exactly these rows: put there by a product of that version, and
 * opened by today's.
 */
export async function thawDatabase(
  frozen: FrozenDatabase,
  version: FrozenNumber,
): Promise<Database> {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const former = new Dexie("confidant", options);
  former.version(version).stores(STORES[version]);
  for (const [table, rows] of Object.entries(frozen)) {
    await former.table(table).bulkAdd(rows.map(thaw));
  }
  former.close();
  const database = createDatabase("confidant", options);
  await openDatabase(database);
  return database;
}

function freeze(value: unknown): unknown {
  if (value instanceof Uint8Array) return { base64: toBase64(value) };
  if (Array.isArray(value)) return value.map(freeze);
  return isRecord(value) ? mapValues(value, freeze) : value;
}

function thaw(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(thaw);
  if (!isRecord(value)) return value;
  const bytes = typeof value.base64 === "string" ? fromBase64(value.base64) : null;
  return bytes ?? mapValues(value, thaw);
}

function mapValues(value: Record<string, unknown>, map: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, map(item)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
