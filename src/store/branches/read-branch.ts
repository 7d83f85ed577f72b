import type { Failure } from "../../domain/app-error";
import type { Branch, BranchQuery } from "../../domain/branch";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { Summary } from "../../domain/summary";
import type { Payload } from "../database/payloads";
import type { Quarantine } from "../rows/quarantine";
import type { ReadDeps } from "../rows/row-deps";
import type { RowReader } from "../rows/row-reader";
import type { Head, SetState } from "../rows/set-state";
import { type FoundSummaries, findSummaries } from "./find-summaries";
import { openBranch } from "./open-branch";
import { withTaint } from "./summary-taint";
import { type BranchWalk, walkBranch } from "./walk-branch";

export type BranchDeps = ReadDeps & {
  readonly quarantine: Pick<Quarantine, "report">;
  readonly state: Pick<SetState, "head">;
};

/**
 * The newest `limit` messages of the branch that ends at `leaf`, deleted ones beside them, its
 * summaries, and why the last one was not made. Costs in proportion to `limit`, not to the
 * conversation. What does not open is reported and left out.
 */
export async function readBranch(deps: BranchDeps, query: BranchQuery): Promise<Branch> {
  return (await walkAndOpen(deps, query)).branch;
}

type Walked = { readonly branch: Branch; readonly walk: BranchWalk } & Pick<
  FoundSummaries,
  "wholeThrough"
>;

/** As `readBranch`, with the walk that it was read along and the end of its newest whole summary. */
export async function walkAndOpen(
  deps: BranchDeps,
  { conversationId, leaf, limit }: BranchQuery,
): Promise<Walked> {
  const { walk, messages } = await walkPastDeleted(deps, { conversationId, leaf, limit });
  const [{ active, dropped, wholeThrough }, failure, head] = await Promise.all([
    findSummaries(deps, { conversationId, walk }),
    readRangeFailure(deps.reader, conversationId),
    deps.state.head(conversationId),
  ]);
  const more = walk.next !== null;
  const deleted = countDeleted(head, messages);
  const whole = (summary: Summary) => withTaint(summary, head, messages);
  const summary = active === null ? null : whole(active);
  const branch = { messages, more, deleted, summary, dropped: dropped.map(whole), failure };
  return { branch, walk, wholeThrough };
}

type Opened = { readonly walk: BranchWalk; readonly messages: readonly Message[] };

/** Deleted messages are passed over up to here: most of the time they are few, or all there is. */
const MOST_ROWS = 600;

/** Walks on for each deleted message, as it tells the model nothing. */
async function walkPastDeleted(
  deps: BranchDeps,
  { conversationId, leaf, limit }: BranchQuery,
): Promise<Opened> {
  let walk: BranchWalk = { rows: [], next: leaf, missing: [] };
  let messages: readonly Message[] = [];
  // The leaf's own place in the log bounds the walk.
  let before = Number.POSITIVE_INFINITY;
  let wanted = limit;
  do {
    const start = { conversationId, from: walk.next, before, limit: wanted };
    const further = await walkBranch(deps.database, start);
    const opened = await openBranch(deps, further);
    const rows = [...walk.rows, ...further.rows];
    walk = { rows, next: further.next, missing: [...walk.missing, ...further.missing] };
    messages = [...opened.messages, ...messages];
    before = rows.at(-1)?.order ?? before;
    wanted = opened.messages.filter(isDeleted).length;
  } while (wanted > 0 && walk.next !== null && walk.rows.length < MOST_ROWS);
  return { walk, messages };
}

/** Those of all the branch where it is the only one; else those that were seen. */
function countDeleted(head: Head | null, messages: readonly Message[]): number {
  const seen = messages.filter(isDeleted).length;
  if (head === null || head.payload.messageCount !== head.payload.nextDepth) return seen;
  return Math.max(seen, head.payload.deletedCount);
}

function isDeleted({ deletedAt }: Message): boolean {
  return deletedAt !== null;
}

/** Why a conversation's last range summary was not made; null where none failed since. */
export async function readRangeFailure(
  reader: Pick<RowReader, "find" | "tryOpen">,
  conversationId: Id,
): Promise<Failure | null> {
  const row = await reader.find("jobs", conversationId);
  const job = row === null ? null : await reader.tryOpen("jobs", row);
  return job === null ? null : rangeFailureOf(job.payload);
}

/** As `readRangeFailure`, of the job itself. */
export function rangeFailureOf({ failure, failedKind }: Payload<"jobs">): Failure | null {
  return failedKind === "range" ? failure : null;
}
