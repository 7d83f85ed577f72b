import type { Id } from "../domain/id";
import type { Database } from "./open-database";
import type { Row } from "./schema";
import { withStoreErrors } from "./store-error";

type MessageRow = Row<"messages">;

export type BranchWalk = {
  /** Newest first, still sealed. */
  readonly rows: readonly MessageRow[];
  /** The message where the walk would go on; null at the branch's beginning. */
  readonly next: Id | null;
  /** A message that the branch names and that is not there: the walk ends before it. */
  readonly missing: Id | null;
};

export type WalkInput = {
  readonly conversationId: Id;
  /** The newest message of the walk. */
  readonly from: Id | null;
  /** Only messages earlier in the log than this can be on the walk. */
  readonly before: number;
  readonly limit: number;
};

/** Rows read beyond what is asked for, because some belong to other branches. */
const SPARE_ROWS = 4;

/**
 * Follows the clear `previous` column from a message backwards. Reads in batches along the log, so
 * that a branch without forks costs one query; each jump over a fork costs two more.
 */
export async function walkBranch(database: Database, input: WalkInput): Promise<BranchWalk> {
  const { conversationId, limit } = input;
  const rowsById = new Map<Id, MessageRow>();
  const rows: MessageRow[] = [];
  let next = input.from;
  let before = input.before;

  const load = async () => {
    const count = limit - rows.length + SPARE_ROWS;
    const batch = await readBatch(database, { conversationId, before, count });
    for (const row of batch) rowsById.set(row.id, row);
  };

  if (next !== null) await load();
  while (next !== null && rows.length < limit) {
    let row: MessageRow | undefined = rowsById.get(next);
    if (row === undefined) {
      row = await withStoreErrors(() => database.rows("messages").get(next ?? ""));
      if (row !== undefined) before = row.order;
      if (row !== undefined && row.previous !== null && rows.length + 1 < limit) await load();
    }
    // The log only grows, so a `previous` that points forward, or elsewhere, was altered.
    const sound =
      row?.parent === conversationId && row.order < (rows.at(-1)?.order ?? input.before);
    if (row === undefined || !sound) return { rows, next: null, missing: next };
    rows.push(row);
    next = row.previous;
  }
  return { rows, next, missing: null };
}

/** The newest message of a conversation that is earlier in the log than `before`, of any branch. */
export async function findNewest(
  database: Database,
  { conversationId, before }: Pick<WalkInput, "conversationId" | "before">,
): Promise<Id | null> {
  const [newest] = await readBatch(database, { conversationId, before, count: 1 });
  return newest?.id ?? null;
}

type Batch = { readonly conversationId: Id; readonly before: number; readonly count: number };

function readBatch(database: Database, batch: Batch): Promise<readonly MessageRow[]> {
  const { conversationId, before, count } = batch;
  const log = database.rows("messages").where("[parent+order]");
  const range = log.between([conversationId, 0], [conversationId, before], true, false);
  return withStoreErrors(() => range.reverse().limit(count).toArray());
}
