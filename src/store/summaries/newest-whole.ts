import { AppError, type ErrorCode } from "../../domain/app-error";
import type { Summary, WholeQuery } from "../../domain/summary";
import { withTaint } from "../branches/summary-taint";
import { withStoreErrors } from "../database/store-error";
import type { TryDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import { rowToSummary } from "../rows/row-to-entity";
import type { SetState } from "../rows/set-state";

type Deps = TryDeps & { readonly state: Pick<SetState, "head"> };

/** Summaries that are looked at, of all kinds, and of these the ones that are opened. */
const READ = 40;
const OPENED = 20;

/** Why a row does not open, whatever is done. */
const UNREADABLE: ReadonlySet<ErrorCode> = new Set([
  "row-tampered",
  "key-missing",
  "version-unknown",
]);

/**
 * The newest active whole summary of each conversation of a context but one, newest first. Looks at
 * the newest summaries of the log only: what costs nothing to leave out is not searched for. A
 * summary is of a context where both it and its conversation's head say so: one of foreign text that
 * names another context, or was left behind by a move, is told nowhere else.
 */
export async function newestWhole(deps: Deps, input: WholeQuery): Promise<readonly Summary[]> {
  const summaries = deps.database.rows("summaries").orderBy("order");
  const rows = await withStoreErrors(() => summaries.newest(READ));
  const others = rows.filter(({ parent }) => parent !== input.except).slice(0, OPENED);
  const opened = await tryOpenAll(deps.reader, "summaries", others);
  const found = opened
    .map(rowToSummary)
    .filter(({ kind, contextId }) => kind === "whole" && contextId === input.contextId)
    .sort((left, right) => right.order - left.order || right.createdAt - left.createdAt);
  const active = found.filter(({ state }) => state === "active");
  const isFirst = ({ conversationId }: Summary, at: number) =>
    active.findIndex((other) => other.conversationId === conversationId) === at;
  const placed = await Promise.all(active.filter(isFirst).map((one) => resolveSummary(deps, one)));
  return placed.filter((one) => one !== null).slice(0, input.limit);
}

/** With all its taint; null where its conversation lies in another context, or its head is damaged. */
async function resolveSummary({ state }: Deps, summary: Summary): Promise<Summary | null> {
  const head = await state.head(summary.conversationId).catch(nullIfUnreadable);
  return head?.row.parent === summary.contextId ? withTaint(summary, head) : null;
}

function nullIfUnreadable(error: unknown): null {
  if (error instanceof AppError && UNREADABLE.has(error.code)) return null;
  throw error;
}
