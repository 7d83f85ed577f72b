import type { Id } from "../../domain/id";
import { type Taint, taintSchema } from "../../domain/taint";
import { walkBranch } from "../branches/walk-branch";
import type { TryDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";

type Start = {
  readonly conversationId: Id;
  readonly from: Id | null;
  /** Only messages earlier in the log than this. */
  readonly before: number;
};

/** Messages that are held in memory at a time: each may have files of megabytes. */
const FEW = 16;

/** The untrusted sources of a branch from a message back to its beginning; of what opens. */
export async function earlierTaint(
  { database, reader }: TryDeps,
  { conversationId, ...start }: Start,
): Promise<Taint[]> {
  const found = new Set<Taint>();
  let { from, before } = start;
  while (from !== null && found.size < taintSchema.options.length) {
    const walk = await walkBranch(database, { conversationId, from, before, limit: FEW });
    const opened = await tryOpenAll(reader, "messages", walk.rows);
    for (const taint of opened.flatMap(({ payload }) => payload.taint)) found.add(taint);
    before = walk.rows.at(-1)?.order ?? before;
    from = walk.rows.length === 0 ? null : walk.next;
  }
  return [...found];
}
