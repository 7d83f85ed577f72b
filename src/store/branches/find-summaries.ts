import type { Id } from "../../domain/id";
import type { Summary } from "../../domain/summary";
import type { Database } from "../database/open-database";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { TryDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import { rowToSummary } from "../rows/row-to-entity";
import { type BranchWalk, walkBranch } from "./walk-branch";

export type FoundSummaries = {
  /** The active range summary of the branch that covers most; null where there is none. */
  readonly active: Summary | null;
  /** Dropped ones of the branch that no newer active one covers, newest first. */
  readonly dropped: readonly Summary[];
  /** The last message of the newest whole summary, dropped or not; null where none is near. */
  readonly wholeThrough: Id | null;
};

type Input = { readonly conversationId: Id; readonly walk: BranchWalk };
type MessageRow = Row<"messages">;

/**
 * Messages, most of them still sealed, that are looked at from a branch's end backwards: the same for
 * whoever asks, so that what is shown, sent and folded is one summary.
 */
const HORIZON = 600;

const NONE: FoundSummaries = { active: null, dropped: [], wholeThrough: null };

/**
 * The summaries that end on a walked branch, or shortly before it where no range summary on it is
 * active. Opens summaries only. One that does not open is reported and passed by.
 */
export async function findSummaries(
  deps: TryDeps,
  { conversationId, walk }: Input,
): Promise<FoundSummaries> {
  const oldest = walk.rows.at(-1);
  const near = await findSummariesOn(deps, conversationId, walk.rows);
  if (oldest === undefined || near.active !== null || walk.next === null) return near;
  const before = oldest.order;
  const earlier = summariesBetween(deps.database, conversationId, [0, before]);
  const found = await withStoreErrors(() => earlier.primaryKeys(1));
  if (found.length === 0) return near;
  const limit = HORIZON - walk.rows.length;
  const further = { conversationId, from: walk.next, before, limit };
  const { rows } = await walkBranch(deps.database, further);
  const far = await findSummariesOn(deps, conversationId, rows);
  return { ...near, active: far.active, dropped: [...near.dropped, ...far.dropped] };
}

/** The summaries that end at one of these messages, which are given newest first. */
export async function findSummariesOn(
  { database, reader }: TryDeps,
  conversationId: Id,
  messages: readonly MessageRow[],
): Promise<FoundSummaries> {
  const [newest, oldest] = [messages[0], messages.at(-1)];
  if (newest === undefined || oldest === undefined) return NONE;
  const range = [oldest.order, newest.order + 1] as const;
  const between = summariesBetween(database, conversationId, range);
  const rows = await withStoreErrors(() => between.toArray());
  const idsByOrder = new Map(messages.map(({ id, order }) => [order, id]));
  // A place in the log belongs to one message: the clear column tells other branches' summaries.
  const onBranch = rows.filter(({ order }) => idsByOrder.has(order));
  const opened = await tryOpenAll(reader, "summaries", onBranch);
  const summaries = opened
    .map(rowToSummary)
    .filter(({ order, throughId }) => throughId === idsByOrder.get(order))
    .sort((left, right) => right.order - left.order || right.createdAt - left.createdAt);
  const ranges = summaries.filter(({ kind }) => kind === "range");
  const at = ranges.findIndex(({ state }) => state === "active");
  return {
    active: ranges[at] ?? null,
    dropped: at < 0 ? ranges : ranges.slice(0, at),
    wholeThrough: summaries.find(({ kind }) => kind === "whole")?.throughId ?? null,
  };
}

/** A conversation's summaries whose last message is at `from` or later in the log, and before `to`. */
function summariesBetween(
  database: Database,
  conversationId: Id,
  [from, to]: readonly [number, number],
) {
  const index = database.rows("summaries").where("[parent+order]");
  return index.between([conversationId, from], [conversationId, to], true, false);
}
