import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import type { Head } from "../rows/set-state";
import { type WalkInput, walkBranch } from "./walk-branch";

/** Messages read at a time, sealed. */
const BATCH = 200;

/**
 * Messages of the branch that is shown, from its end back to the first of `until` that is on it; all
 * of them where none is. Costs in proportion to that distance.
 */
export function readShownPath(
  database: Database,
  { row, payload }: Head,
  until: ReadonlySet<Id>,
): Promise<ReadonlySet<Id>> {
  const start = { conversationId: row.id, from: payload.activeLeaf };
  return readPath(database, { ...start, before: Number.POSITIVE_INFINITY }, until);
}

/** The same of the branch that a message is on, from there. */
export async function readPath(
  database: Database,
  { conversationId, ...start }: Omit<WalkInput, "limit">,
  until: ReadonlySet<Id> = new Set(),
): Promise<ReadonlySet<Id>> {
  const path = new Set<Id>();
  let { from, before } = start;
  while (from !== null) {
    const walk = await walkBranch(database, { conversationId, from, before, limit: BATCH });
    for (const { id, order } of walk.rows) {
      path.add(id);
      if (until.has(id)) return path;
      before = order;
    }
    from = walk.next;
  }
  return path;
}
