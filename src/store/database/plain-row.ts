import type { TableName } from "./schema";

/** A row as it is moved from store to store: the payload as it was sealed, JSON text with its version `v`. */
export type PlainRow = {
  readonly table: TableName;
  /** The clear columns, `id` among them; `version` and the key's id are not. */
  readonly columns: Readonly<Record<string, string | number | null>>;
  readonly version: number;
  readonly payload: string;
};
