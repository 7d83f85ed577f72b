import type { SearchDoc } from "../../domain/search-index";
import { walkBranch } from "../branches/walk-branch";
import type { Database } from "../database/open-database";
import type { Head, SetState } from "../rows/set-state";

type Deps = { readonly database: Database; readonly state: Pick<SetState, "heads"> };

/** Messages read at a time, sealed. */
const BATCH = 200;

/**
 * The ids of those messages that are on another branch of their conversation than the one that is
 * shown. Nothing is read of a conversation with one branch; of others, the branch that is shown, from
 * its end back to the oldest of these messages. None of a conversation whose own row does not open.
 */
export async function findAside(
  { database, state }: Deps,
  docs: readonly SearchDoc[],
): Promise<ReadonlySet<string>> {
  const aside = new Set<string>();
  const said = docs.filter(({ kind }) => kind === "message");
  const owners = [...new Set(said.map((doc) => doc.owner))];
  const heads = await state.heads(owners);
  for (const owner of owners) {
    const messages = said.filter((doc) => doc.owner === owner);
    const head = heads.get(owner);
    // As many messages as one branch is long: there is no other.
    if (head === undefined || head.payload.messageCount === head.payload.nextDepth) continue;
    const oldest = Math.min(...messages.map(({ order }) => order ?? 0));
    const shown = await readBackTo(database, head, oldest);
    for (const { id } of messages) if (!shown.has(id)) aside.add(id);
  }
  return aside;
}

async function readBackTo(
  database: Database,
  { row, payload }: Head,
  oldest: number,
): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  let from = payload.activeLeaf;
  let before = Number.POSITIVE_INFINITY;
  while (from !== null && before > oldest) {
    const walk = await walkBranch(database, {
      conversationId: row.id,
      from,
      before,
      limit: BATCH,
    });
    for (const { id, order } of walk.rows) {
      shown.add(id);
      before = order;
    }
    // What names nothing leads no further.
    from = walk.rows.length === 0 ? null : walk.next;
  }
  return shown;
}
