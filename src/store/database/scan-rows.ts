import type { Database } from "./open-database";
import { type Row, ruleOf, type TableName } from "./schema";
import { withStoreErrors } from "./store-error";

/** Rows read and opened at a time: few enough for memory, enough to keep WebCrypto busy. */
const BATCH = 500;

/** Where a row may hold megabytes. */
const FEW = 16;

/** Before every key, and after every key, of whatever type: an altered row must not hide. */
export const FIRST_KEY = Number.NEGATIVE_INFINITY;
export const LAST_KEY = [[]] as const;

/** Where a scan has come to: a key of the index that it goes along. */
export type ScanKey = unknown;

/** A table's rows, sealed, in batches by id. What is written meanwhile may be in them or not. */
export function scanTable<T extends TableName>(database: Database, table: T) {
  const range = { table, index: "id", after: FIRST_KEY, until: LAST_KEY } as const;
  return scan<T>(database, range, (row) => row.id);
}

/** A conversation's messages, sealed, in batches along the log; the first of them may be read already. */
export function scanMessages(
  database: Database,
  conversationId: string,
  first?: Promise<readonly Row<"messages">[]>,
) {
  const range = messagesOf(conversationId);
  return scan<"messages">(database, range, (row) => [conversationId, row.order], first);
}

/**
 * The first messages of some conversations, up to a batch of each, in one transaction: beginning one
 * costs the browser more than a conversation's rows.
 */
export function readFirstMessages(
  database: Database,
  conversationIds: readonly string[],
): Promise<readonly (readonly Row<"messages">[])[]> {
  const log = database.rows("messages").where("[parent+order]");
  const ranges = conversationIds.map((id) => {
    const { after, until } = messagesOf(id);
    return { lower: after, upper: until, lowerOpen: true };
  });
  return withStoreErrors(() => log.each(ranges, batchOf("messages")));
}

function messagesOf(conversationId: string) {
  return {
    table: "messages",
    index: "[parent+order]",
    after: [conversationId, FIRST_KEY],
    until: [conversationId, LAST_KEY],
  } as const;
}

type Range<T extends TableName> = {
  readonly table: T;
  readonly index: "id" | "[parent+order]";
  readonly after: ScanKey;
  readonly until: ScanKey;
  readonly limit?: number;
};

/** The next rows of an index after a key, up to a batch; none at the end. */
export function readAfter<T extends TableName>(
  database: Database,
  range: Range<T>,
): Promise<readonly Row<T>[]> {
  return withStoreErrors(() => toBatch(database, range));
}

function toBatch<T extends TableName>(
  database: Database,
  { table, index, after, until, limit = batchOf(table) }: Range<T>,
) {
  const range = database.rows(table).where(index).between(after, until, false, true);
  return range.toArray(limit);
}

async function* scan<T extends TableName>(
  database: Database,
  range: Range<T>,
  keyOf: (row: Row<T>) => ScanKey,
  first = readAfter(database, range),
): AsyncGenerator<readonly Row<T>[]> {
  let reading: Promise<readonly Row<T>[]> | null = first;
  while (reading !== null) {
    const batch: readonly Row<T>[] = await reading;
    const last = batch.length < batchOf(range.table) ? undefined : batch.at(-1);
    // Read while the caller opens these: half of a scan's time is the browser's, not ours.
    reading = last === undefined ? null : readAfter(database, { ...range, after: keyOf(last) });
    // Whoever stops here has no use for its failure; whoever goes on meets it above.
    reading?.catch(() => undefined);
    if (batch.length > 0) yield batch;
  }
}

/** Rows of a table that are read at a time. */
export function batchOf(table: TableName, most = BATCH): number {
  return ruleOf(table).large ? FEW : most;
}
