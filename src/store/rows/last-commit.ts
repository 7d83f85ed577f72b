import type { KeySet } from "../../crypto/key-set";
import { proveDeletion } from "../database/deletion-proof";
import type { Database } from "../database/open-database";
import { isTableName, MANIFEST_ID, type TableName } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { JournalCommit, JournalDelete, JournalPut } from "../journal/journal";
import type { Changes } from "./changes";
import type { Manifest } from "./read-manifest";

/** The ids of rows, by table. */
type Ids = Record<string, string[]>;

/** Which rows a commit has written, the manifest apart, and which it has deleted. */
export type LastCommit = { readonly puts: Ids; readonly deletes: Ids };

/** Of more rows nothing is told: from 64 KiB on a row lies in a file of its own, which may be lost. */
const MOST_IDS = 1_000;

/** What the manifest tells of a commit; undefined where that is too much. */
export function lastOf(changes: Changes): LastCommit | undefined {
  const { puts = [], heads = [], reseals = [], removals = [], dropped = [] } = changes;
  const written: readonly RowKey[] = [
    ...puts.map(({ table, columns }) => [table, columns.id] as const),
    ...heads.map(({ columns }) => ["conversations", columns.id] as const),
    ...reseals.map(({ table, row }) => [table, row.id] as const),
  ];
  const deleted: readonly RowKey[] = [
    ...removals.map(({ table, row }) => [table, row.id] as const),
    ...dropped.map((id) => ["messages", id] as const),
  ];
  if (written.length + deleted.length > MOST_IDS) return undefined;
  return { puts: byTable(written), deletes: byTable(deleted) };
}

type Deps = { readonly database: Database; readonly keys: KeySet };

/**
 * The commit that wrote this manifest, as the rows that lie there tell it; null where they do not. To
 * be called while nobody commits.
 */
export async function readLastCommit(
  { database, keys }: Deps,
  { generation, payload }: Manifest,
): Promise<JournalCommit | null> {
  const { last } = payload;
  if (last === undefined) return null;
  const rowKeys: readonly RowKey[] = [...rowKeysOf(last.puts), ["manifest", MANIFEST_ID]];
  const puts = await withStoreErrors(() =>
    Promise.all(rowKeys.map((rowKey) => readPut(database, rowKey))),
  );
  const written = puts.filter((put) => put !== null);
  const isThis = written.at(-1)?.row.version === generation;
  if (!isThis || written.length < rowKeys.length) return null;
  const deletes = await Promise.all(
    rowKeysOf(last.deletes).map(async ([table, id]): Promise<JournalDelete> => {
      const proof = await proveDeletion(keys, { table, id, sequence: generation });
      return { table, id, proof };
    }),
  );
  // When it was made nobody has told: no later than now.
  return { sequence: generation, at: toMinute(Date.now()), puts: written, deletes };
}

const MINUTE_MS = 60_000;

/** It lies in clear: the rhythm of what is said is nobody's, and the person is told no more than this. */
export function toMinute(milliseconds: number): number {
  return Math.floor(milliseconds / MINUTE_MS) * MINUTE_MS;
}

type RowKey = readonly [table: TableName, id: string];

function byTable(rowKeys: readonly RowKey[]): Ids {
  const ids: Ids = {};
  for (const [table, id] of rowKeys) {
    // Where the disk was altered an id may be any kind of key, and the journal has no such row.
    if (typeof id !== "string") continue;
    const found = ids[table] ?? [];
    found.push(id);
    ids[table] = found;
  }
  return ids;
}

function rowKeysOf(ids: Ids): readonly RowKey[] {
  return Object.entries(ids).flatMap(([table, found]) =>
    isTableName(table) ? found.map((id) => [table, id] as const) : [],
  );
}

async function readPut(database: Database, [table, id]: RowKey): Promise<JournalPut | null> {
  const row = await database.rows(table).get(id);
  return row === undefined ? null : { table, row, as: "changed" };
}
