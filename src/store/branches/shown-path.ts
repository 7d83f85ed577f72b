import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import type { Head } from "../rows/set-state";
import { walkBranch } from "./walk-branch";

/** Messages read at a time, sealed. */
const BATCH = 200;

/**
 * Messages of the branch that is shown, from its end back to the first of `until` that is on it; all
 * of them where none is. Costs in proportion to that distance.
 */
export async function readShownPath(
  database: Database,
  { row, payload }: Head,
  until: ReadonlySet<Id>,
): Promise<ReadonlySet<Id>> {
  const path = new Set<Id>();
  let from = payload.activeLeaf;
  let before = Number.POSITIVE_INFINITY;
  while (from !== null) {
    const walk = await walkBranch(database, {
      conversationId: row.id,
      from,
      before,
      limit: BATCH,
    });
    for (const { id, order } of walk.rows) {
      path.add(id);
      if (until.has(id)) return path;
      before = order;
    }
    from = walk.next;
  }
  return path;
}
