import type { Bytes } from "../../crypto/bytes";
import type { KeySet } from "../../crypto/key-set";
import { AppError, type ErrorCode } from "../../domain/app-error";
import type { Database } from "../database/open-database";
import type { Row, TableName } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { Quarantine } from "./quarantine";
import { type OpenedRow, openBytes, openRow } from "./sealed-row";

export type RowReader = {
  /** The row as stored, still sealed. */
  readonly find: <T extends TableName>(table: T, id: string) => Promise<Row<T> | null>;
  /** Those of these that are there, still sealed; in one transaction, which costs more than a row does. */
  readonly findMany: <T extends TableName>(
    table: T,
    ids: readonly string[],
  ) => Promise<readonly Row<T>[]>;
  /** All rows of a table, still sealed. */
  readonly findAll: <T extends TableName>(table: T) => Promise<readonly Row<T>[]>;
  /** The opened row; reports it and fails if it does not open. */
  readonly open: <T extends TableName>(table: T, row: Row<T>) => Promise<OpenedRow<T>>;
  /** The payload of an opened row as it was encoded; reports it and fails if it does not open. */
  readonly openBytes: <T extends TableName>(table: T, row: Row<T>) => Promise<Bytes>;
  /** As `openBytes`; reports it and gives null if it does not open. */
  readonly tryOpenBytes: <T extends TableName>(table: T, row: Row<T>) => Promise<Bytes | null>;
  /** The opened row; reports it and gives the code if it does not open. */
  readonly inspect: <T extends TableName>(table: T, row: Row<T>) => Promise<Inspected<T>>;
  /** The opened row; reports it and gives null if it does not open. */
  readonly tryOpen: <T extends TableName>(table: T, row: Row<T>) => Promise<OpenedRow<T> | null>;
  /** Finds and opens: null if there is none; reports and fails if it does not open. */
  readonly get: <T extends TableName>(table: T, id: string) => Promise<OpenedRow<T> | null>;
};

/** A row with its payload, or why it does not open. */
export type Inspected<T extends TableName> = OpenedRow<T> | ErrorCode;

type Deps = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly quarantine: Pick<Quarantine, "report">;
};

/**
 * Reads rows and opens them after the transaction; every row that does not open is reported. Once
 * the keys were dropped all of it fails with `locked`, which says nothing about a row.
 */
export function createRowReader({ database, keys, quarantine }: Deps): RowReader {
  const report = (table: TableName, id: string, error: unknown): ErrorCode => {
    if (!(error instanceof AppError) || error.code === "locked") throw error;
    quarantine.report({ table, id, code: error.code });
    return error.code;
  };
  const find: RowReader["find"] = async (table, id) =>
    (await withStoreErrors(() => database.rows(table).get(id))) ?? null;
  const findMany: RowReader["findMany"] = async (table, ids) => {
    const rows = await withStoreErrors(() => database.rows(table).bulkGet([...ids]));
    return rows.filter((row) => row !== undefined);
  };
  const findAll: RowReader["findAll"] = (table) =>
    withStoreErrors(() => database.rows(table).toArray());
  const open: RowReader["open"] = async (table, row) => {
    try {
      return await openRow(keys, table, row);
    } catch (error) {
      report(table, row.id, error);
      throw error;
    }
  };
  const inspect: RowReader["inspect"] = (table, row) =>
    openRow(keys, table, row).catch((error: unknown) => report(table, row.id, error));
  return {
    find,
    findMany,
    findAll,
    open,
    inspect,
    openBytes: (table, row) =>
      openBytes(keys, table, row).catch((error: unknown) => {
        report(table, row.id, error);
        throw error;
      }),
    tryOpenBytes: (table, row) =>
      openBytes(keys, table, row).catch((error: unknown) => {
        report(table, row.id, error);
        return null;
      }),
    tryOpen: async (table, row) => {
      const found = await inspect(table, row);
      return typeof found === "string" ? null : found;
    },
    get: async (table, id) => {
      const row = await find(table, id);
      return row === null ? null : open(table, row);
    },
  };
}

/** Those of these rows that open, in their order, all opened at once; every other one is reported. */
export async function tryOpenAll<T extends TableName>(
  reader: Pick<RowReader, "tryOpen">,
  table: T,
  rows: readonly Row<T>[],
): Promise<readonly OpenedRow<T>[]> {
  const opened = await Promise.all(rows.map((row) => reader.tryOpen(table, row)));
  return opened.filter((one) => one !== null);
}
