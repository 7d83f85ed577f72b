import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";

type MessageRow = Row<"messages">;

export type BranchWalk = {
  /** Newest first, still sealed. */
  readonly rows: readonly MessageRow[];
  /** The message where the walk would go on; null at the branch's beginning. */
  readonly next: Id | null;
  /** Messages that the branch names and that are not there: the walk goes on before them. */
  readonly missing: readonly Id[];
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

/** Rows looked at together for one that goes on behind a gap: mostly the first does. */
const FEW = 4;

/**
 * Follows the clear `previous` column from a message backwards. Reads in batches along the log, so
 * that a branch without forks costs one query; each jump over a fork costs two more. Where a message
 * is missing it goes on from the newest earlier one that is not another answer to it.
 */
export async function walkBranch(database: Database, input: WalkInput): Promise<BranchWalk> {
  const { conversationId, limit } = input;
  const rowsById = new Map<Id, MessageRow>();
  const rows: MessageRow[] = [];
  const missing: Id[] = [];
  let next = input.from;
  let before = input.before;

  const load = async () => {
    const count = limit - rows.length + SPARE_ROWS;
    const batch = await readBatch(database, { conversationId, before, count });
    for (const row of batch) rowsById.set(row.id, row);
  };

  if (next !== null) await load();
  while (next !== null && rows.length < limit) {
    const bound = rows.at(-1)?.order ?? input.before;
    let row: MessageRow | undefined = rowsById.get(next);
    if (row === undefined) {
      row = await withStoreErrors(() => database.rows("messages").get(next ?? ""));
      // One that is not where it says would lead the reading elsewhere, too.
      if (isOnBranch(row, conversationId, bound)) {
        before = row.order;
        if (row.previous !== null && rows.length + 1 < limit) await load();
      }
    }
    if (isOnBranch(row, conversationId, bound)) {
      rows.push(row);
      // Of one whose value is lost only the place is known: nobody follows it from there.
      const gap = { conversationId, before: row.order, missing };
      next = row.previous === "" ? await findNewest(database, gap) : row.previous;
    } else {
      missing.push(next);
      next = await findNewest(database, { conversationId, before: bound, missing });
    }
  }
  return { rows, next, missing };
}

/**
 * The log only grows, so a `previous` that points forward, or elsewhere, was altered; and so was a place
 * that is no number: what is compared with it is before it and not before it, without end.
 */
function isOnBranch(
  row: MessageRow | undefined,
  conversationId: Id,
  bound: number,
): row is MessageRow {
  return row?.parent === conversationId && Number.isFinite(row.order) && row.order < bound;
}

type Gap = {
  readonly conversationId: Id;
  readonly before: number;
  readonly missing: readonly Id[];
};

/** The newest message earlier in the log than `before` that does not hang on a missing one. */
async function findNewest(database: Database, gap: Gap): Promise<Id | null> {
  const { conversationId, missing } = gap;
  for (let before = gap.before; ; ) {
    // Row by row where a value is lost, which a filter of the database's own would not be.
    const batch = await readBatch(database, { conversationId, before, count: FEW });
    const isSound = ({ previous }: MessageRow) => previous === null || !missing.includes(previous);
    const sound = batch.find(isSound);
    const last = batch.at(-1);
    if (sound !== undefined || last === undefined) return sound?.id ?? null;
    before = last.order;
  }
}

type Batch = { readonly conversationId: Id; readonly before: number; readonly count: number };

function readBatch(database: Database, batch: Batch): Promise<readonly MessageRow[]> {
  return withStoreErrors(() => logBefore(database, batch).newest(batch.count));
}

function logBefore(database: Database, { conversationId, before }: Omit<Batch, "count">) {
  const log = database.rows("messages").where("[parent+order]");
  return log.between([conversationId, 0], [conversationId, before], true, false);
}
