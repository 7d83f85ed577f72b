import { walkBranch } from "../branches/walk-branch";
import { findNewestOf } from "../conversations/last-conversation";
import type { Database } from "../database/open-database";
import type { RowReader } from "../rows/row-reader";
import type { SnapshotRow } from "./snapshot";
import { openSnapshotRow } from "./snapshot-row";

type Deps = {
  readonly database: Database;
  readonly reader: Pick<RowReader, "tryOpen" | "tryOpenBytes" | "findAll">;
};

/** About what is looked at first: more would only have to be read again before the rest. */
const MOST_MESSAGES = 50;
const MOST_BYTES = 1_000_000;

/**
 * The conversation that was written to last, one that is not archived, and its newest messages; empty
 * where there is none. What does not open is left out, and reported. Fails as reading does.
 */
export async function findNewestRows(deps: Deps): Promise<readonly SnapshotRow[]> {
  const { database, reader } = deps;
  const search = { channel: null, contextId: null, isWanted: () => true };
  const { head } = await findNewestOf(deps, search);
  if (head === null) return [];
  const { rows } = await walkBranch(database, {
    conversationId: head.row.id,
    from: head.payload.activeLeaf,
    before: Number.POSITIVE_INFINITY,
    limit: MOST_MESSAGES,
  });
  const found: SnapshotRow[] = [];
  const opened = await openSnapshotRow(reader, "conversations", head.row);
  if (opened !== null) found.push(opened);
  let bytes = 0;
  for (const row of rows) {
    bytes += row.sealed.byteLength;
    if (bytes > MOST_BYTES) break;
    const message = await openSnapshotRow(reader, "messages", row);
    if (message !== null) found.push(message);
  }
  return found;
}
