import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { fromBase64, toBase64 } from "../../src/domain/base64";
import { createDatabase, type Database, openDatabase } from "../../src/store/open-database";

/** A database as JSON can hold it: raw rows by table, bytes as `{base64}`; header and device key too. */
export type FrozenDatabase = Readonly<Record<string, readonly unknown[]>>;

/** All tables as they lie there, the clear header and the device key among them. */
export async function freezeDatabase(database: Database): Promise<FrozenDatabase> {
  const tables = await Promise.all(
    database.tables.map(
      async (table) => [table.name, (await table.toArray()).map(freeze)] as const,
    ),
  );
  return Object.fromEntries(tables);
}

/** An open database in memory with exactly these rows. */
export async function thawDatabase(frozen: FrozenDatabase, name = "confidant"): Promise<Database> {
  const database = createDatabase(name, { indexedDB: new IDBFactory(), IDBKeyRange });
  await openDatabase(database);
  for (const [table, rows] of Object.entries(frozen)) {
    await database.table(table).bulkAdd(rows.map(thaw));
  }
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
