import type { Id } from "../domain/id";
import type { Summary } from "../domain/summary";
import type { Database } from "./open-database";
import type { RowReader } from "./row-reader";
import { rowToSummary } from "./row-to-entity";
import { withStoreErrors } from "./store-error";

type Deps = { readonly database: Database; readonly reader: Pick<RowReader, "tryOpen"> };

type Input = {
  readonly contextId: Id;
  /** The conversation that is not asked for. */
  readonly except: Id;
  readonly limit: number;
};

/** Summaries that are looked at, of all kinds, and of these the ones that are opened. */
const READ = 40;
const OPENED = 20;

/**
 * The newest active whole summary of each conversation of a context but one, newest first. Looks at
 * the newest summaries of the log only: what costs nothing to leave out is not searched for.
 */
export async function newestWhole(deps: Deps, input: Input): Promise<readonly Summary[]> {
  const newest = deps.database.rows("summaries").orderBy("order").reverse().limit(READ);
  const rows = await withStoreErrors(() => newest.toArray());
  const others = rows.filter(({ parent }) => parent !== input.except).slice(0, OPENED);
  const opened = await Promise.all(others.map((row) => deps.reader.tryOpen("summaries", row)));
  const found = opened
    .filter((summary) => summary !== null)
    .map(rowToSummary)
    .filter(({ kind, contextId }) => kind === "whole" && contextId === input.contextId)
    .sort((left, right) => right.order - left.order || right.createdAt - left.createdAt);
  const active = found.filter(({ state }) => state === "active");
  const isFirst = ({ conversationId }: Summary, at: number) =>
    active.findIndex((other) => other.conversationId === conversationId) === at;
  return active.filter(isFirst).slice(0, input.limit);
}
