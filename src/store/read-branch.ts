import type { Failure } from "../domain/app-error";
import type { Branch } from "../domain/branch";
import type { Id } from "../domain/id";
import { type FoundSummaries, findSummaries } from "./find-summaries";
import { openBranch } from "./open-branch";
import type { Database } from "./open-database";
import type { Quarantine } from "./quarantine";
import type { RowReader } from "./row-reader";
import { type BranchWalk, walkBranch } from "./walk-branch";

export type BranchDeps = {
  readonly database: Database;
  readonly reader: RowReader;
  readonly quarantine: Pick<Quarantine, "report">;
};

export type BranchQuery = {
  readonly conversationId: Id;
  /** The branch's last message; null where there is none. */
  readonly leaf: Id | null;
  readonly limit: number;
};

/**
 * The newest `limit` messages of the branch that ends at `leaf`, its summaries, and why the last one
 * was not made. Costs in proportion to `limit`, not to the conversation. What does not open is
 * reported and left out.
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
  // The leaf's own place in the log bounds the walk.
  const start = { conversationId, from: leaf, before: Number.POSITIVE_INFINITY, limit };
  const walk = await walkBranch(deps.database, start);
  const [{ messages }, { active, dropped, wholeThrough }, failure] = await Promise.all([
    openBranch(deps, walk),
    findSummaries(deps, { conversationId, walk }),
    readRangeFailure(deps.reader, conversationId),
  ]);
  const more = walk.next !== null;
  const branch = { messages, more, summary: active, dropped, failure };
  return { branch, walk, wholeThrough };
}

/** Why a conversation's last range summary was not made; null where none failed since. */
export async function readRangeFailure(
  reader: Pick<RowReader, "find" | "tryOpen">,
  conversationId: Id,
): Promise<Failure | null> {
  const row = await reader.find("jobs", conversationId);
  const job = row === null ? null : await reader.tryOpen("jobs", row);
  return job?.payload.failedKind === "range" ? job.payload.failure : null;
}
