import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import { LAST_KEY, type ScanKey } from "../database/scan-rows";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import { hasUnplacedHeads, isUnplaced, readNewestHeads } from "./newest-heads";

type MessageRow = Row<"messages">;
type HeadRow = Row<"conversations">;

/** Heads that are read at a time. */
const HEADS = 25;

/** Messages that are read of a conversation at first, its last turn, and at most: each may be megabytes. */
const FIRST = 2;
const MOST = 8;

/** A conversation with those of its messages that come next, newest first. */
type Begun = { readonly conversationId: Id; rows: readonly MessageRow[] };

/**
 * A context's messages, sealed, newest first; those of an import conversation by conversation, as these
 * are listed. A conversation's place in the log is where it was last written to, so that only those are
 * looked at of which a message may come next: whoever stops early has read few, however many there are.
 */
export async function* newestMessages(
  database: Database,
  contextId: Id,
): AsyncGenerator<MessageRow> {
  const heads = newestHeads(database, contextId);
  let begun: readonly Begun[] = [];
  let head = await heads.next();
  for (;;) {
    const next = newestOf(begun);
    const order = next?.rows[0]?.order ?? Number.NEGATIVE_INFINITY;
    if (head.done !== true && mayComeNext(head.value, order)) {
      const conversationId = head.value.id;
      const rows = await readBefore(database, { conversationId, limit: FIRST });
      if (rows.length > 0) begun = [...begun, { conversationId, rows }];
      head = await heads.next();
      continue;
    }
    const [row, ...rest] = next?.rows ?? [];
    if (next === undefined || row === undefined) return;
    yield row;
    const { conversationId } = next;
    const before = row.order;
    next.rows =
      rest.length > 0 ? rest : await readBefore(database, { conversationId, before, limit: MOST });
    if (next.rows.length === 0) begun = begun.filter((one) => one !== next);
  }
}

/** Whether a message of a conversation may stand behind that place: of one without its own nobody knows. */
function mayComeNext(head: HeadRow, order: number): boolean {
  return isUnplaced(head) || !(head.order < order);
}

/** A context's heads, newest first; then those of versions 1 and 2 that have no place in the log yet. */
async function* newestHeads(database: Database, contextId: Id): AsyncGenerator<HeadRow, undefined> {
  for (let below: ScanKey = LAST_KEY; ; ) {
    const rows = await readNewestHeads(database, { contextId, below, limit: HEADS });
    yield* rows.filter((row) => !isUnplaced(row));
    if (rows.length < HEADS) break;
    below = rows.at(-1)?.order;
  }
  if (!(await hasUnplacedHeads(database))) return;
  const all = await withStoreErrors(() => database.rows("conversations").toArray());
  yield* all.filter((row) => isUnplaced(row) && row.parent === contextId);
}

function newestOf(begun: readonly Begun[]): Begun | undefined {
  return begun.reduce<Begun | undefined>((newest, one) => {
    return (newest?.rows[0]?.order ?? -1) < (one.rows[0]?.order ?? -1) ? one : newest;
  }, undefined);
}

type Before = { readonly conversationId: Id; readonly before?: number; readonly limit: number };

function readBefore(
  database: Database,
  { conversationId, before = Number.POSITIVE_INFINITY, limit }: Before,
): Promise<readonly MessageRow[]> {
  const log = database.rows("messages").where("[parent+order]");
  const range = log.between([conversationId, 0], [conversationId, before], true, false);
  return withStoreErrors(() => range.newest(limit));
}
