import type { Keyring } from "../crypto/keyring";
import { AppError } from "../domain/app-error";
import type { Database } from "./open-database";
import type { Quarantine } from "./quarantine";
import type { Row, TableName } from "./schema";
import { type OpenedRow, openRow } from "./sealed-row";
import { withStoreErrors } from "./store-error";

export type RowReader = {
  /** The row as stored, still sealed. */
  readonly find: <T extends TableName>(table: T, id: string) => Promise<Row<T> | null>;
  /** All rows of a table, still sealed. */
  readonly findAll: <T extends TableName>(table: T) => Promise<readonly Row<T>[]>;
  /** The opened row; reports it and fails if it does not open. */
  readonly open: <T extends TableName>(table: T, row: Row<T>) => Promise<OpenedRow<T>>;
  /** The opened row; reports it and gives null if it does not open. */
  readonly tryOpen: <T extends TableName>(table: T, row: Row<T>) => Promise<OpenedRow<T> | null>;
  /** Finds and opens: null if there is none; reports and fails if it does not open. */
  readonly get: <T extends TableName>(table: T, id: string) => Promise<OpenedRow<T> | null>;
};

type Deps = {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly quarantine: Pick<Quarantine, "report">;
};

/** Reads rows and opens them after the transaction; every row that does not open is reported. */
export function createRowReader({ database, keyring, quarantine }: Deps): RowReader {
  const find: RowReader["find"] = async (table, id) =>
    (await withStoreErrors(() => database.rows(table).get(id))) ?? null;
  const findAll: RowReader["findAll"] = (table) =>
    withStoreErrors(() => database.rows(table).toArray());
  const open: RowReader["open"] = async (table, row) => {
    try {
      return await openRow(keyring, table, row);
    } catch (error) {
      if (error instanceof AppError) quarantine.report({ table, id: row.id, code: error.code });
      throw error;
    }
  };
  const tryOpen: RowReader["tryOpen"] = async (table, row) => {
    try {
      return await open(table, row);
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  };
  const get: RowReader["get"] = async (table, id) => {
    const row = await find(table, id);
    return row === null ? null : open(table, row);
  };
  return { find, findAll, open, tryOpen, get };
}
