import { AppError, type Failure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Summary, WholeQuery } from "../../domain/summary";
import { findSummaries } from "../branches/find-summaries";
import { type BranchDeps, readRangeFailure } from "../branches/read-branch";
import { withTaint } from "../branches/summary-taint";
import type { TurnDeps } from "../branches/turn-deps";
import { walkBranch } from "../branches/walk-branch";
import type { SetState } from "../rows/set-state";
import { changeSummary } from "./change-summary";
import { newestWhole } from "./newest-whole";

export type SummaryStore = {
  readonly list: (input: { readonly conversationId: Id }) => Promise<ShownSummaries>;
  readonly change: (input: Parameters<typeof changeSummary>[1]) => Promise<Summary>;
  readonly newestWhole: (query: WholeQuery) => Promise<readonly Summary[]>;
};

/** What stands for messages in prompts, for whoever shows it, changes it or sends it. */
export function createSummaryStore(deps: TurnDeps & BranchDeps): SummaryStore {
  return {
    list: (input) => listSummaries(deps, input),
    change: (input) => changeSummary(deps, input),
    newestWhole: (input) => newestWhole(deps, input),
  };
}

type ShownSummaries = {
  readonly active: Summary | null;
  /** Dropped ones that no newer active one covers, newest first. */
  readonly dropped: readonly Summary[];
  /** Why the last range summary was not made; null where nothing failed since. */
  readonly failure: Failure | null;
};

type Deps = BranchDeps & { readonly state: Pick<SetState, "head"> };

/** Messages, still sealed, whose summaries are looked for. */
const LIMIT = 200;

/** The summaries of the branch that is shown; opens no message. Fails with `not-found`. */
async function listSummaries(
  deps: Deps,
  { conversationId }: { readonly conversationId: Id },
): Promise<ShownSummaries> {
  const head = await deps.state.head(conversationId);
  if (head === null) throw new AppError("not-found");
  const from = head.payload.activeLeaf;
  const before = Number.POSITIVE_INFINITY;
  const walk = await walkBranch(deps.database, { conversationId, from, before, limit: LIMIT });
  const [{ active, dropped }, failure] = await Promise.all([
    findSummaries(deps, { conversationId, walk }),
    readRangeFailure(deps.reader, conversationId),
  ]);
  const whole = (summary: Summary) => withTaint(summary, head);
  return { active: active === null ? null : whole(active), dropped: dropped.map(whole), failure };
}
