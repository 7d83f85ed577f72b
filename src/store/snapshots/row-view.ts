import type { PlainRow } from "../database/plain-row";
import type { Row, TableName } from "../database/schema";

/** The rows as they lie here, to compare them with those of a backup and to copy them. */
export type RowView = {
  /** Those of the ids that are there, by id, opened. */
  readonly find: (
    table: TableName,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, PlainRow | "unreadable">>;
  /** Ids of all rows of a table, with their parents where the table has them, in batches by id. */
  readonly ids: (table: TableName) => AsyncGenerator<readonly RowId[]>;
  /** Messages of a conversation, whether they open or not. */
  readonly countMessages: (conversationId: string) => Promise<number>;
  /** All rows of a table as they are stored, in batches by id. */
  readonly sealed: <T extends TableName>(table: T) => AsyncGenerator<readonly Row<T>[]>;
  /** The vault's generation, and the log's newest place. */
  readonly generation: () => Promise<{ readonly generation: number; readonly lastOrder: number }>;
};

export type RowId = { readonly id: string; readonly parent?: string };
