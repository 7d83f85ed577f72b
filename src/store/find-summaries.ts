import type { Id } from "../domain/id";
import type { Summary } from "../domain/summary";
import type { Database } from "./open-database";
import type { RowReader } from "./row-reader";
import { rowToSummary } from "./row-to-entity";
import type { Row } from "./schema";
import { withStoreErrors } from "./store-error";
import { type BranchWalk, walkBranch } from "./walk-branch";

export type FoundSummaries = {
  /** The active range summary of the branch that covers most; null where there is none. */
  readonly active: Summary | null;
  /** Dropped ones of the branch that no newer active one covers, newest first. */
  readonly dropped: readonly Summary[];
};

type Deps = { readonly database: Database; readonly reader: Pick<RowReader, "tryOpen"> };
type Input = { readonly conversationId: Id; readonly walk: BranchWalk };
type MessageRow = Row<"messages">;

/** Messages, still sealed, that are looked at beyond a walk on which no active summary ends. */
const FURTHER = 200;

const NONE: FoundSummaries = { active: null, dropped: [] };

/**
 * The range summaries that end on a walked branch, or shortly before it where none on it is active.
 * Opens summaries only. One that does not open is reported and passed by.
 */
export async function findSummaries(deps: Deps, input: Input): Promise<FoundSummaries> {
  const { conversationId, walk } = input;
  const oldest = walk.rows.at(-1);
  const near = await findOn(deps, conversationId, walk.rows);
  if (oldest === undefined || near.active !== null || walk.next === null) return near;
  const before = oldest.order;
  const earlier = summariesBetween(deps.database, conversationId, [0, before]);
  const isAny = await withStoreErrors(() => earlier.limit(1).count());
  if (isAny === 0) return near;
  const further = { conversationId, from: walk.next, before, limit: FURTHER };
  const { rows } = await walkBranch(deps.database, further);
  const far = await findOn(deps, conversationId, rows);
  return { active: far.active, dropped: [...near.dropped, ...far.dropped] };
}

/** Those that end at one of these messages, which are given newest first. */
async function findOn(
  { database, reader }: Deps,
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
  const opened = await Promise.all(onBranch.map((row) => reader.tryOpen("summaries", row)));
  const summaries = opened
    .filter((summary) => summary !== null)
    .map(rowToSummary)
    .filter(({ kind, order, throughId }) => kind === "range" && throughId === idsByOrder.get(order))
    .sort((left, right) => right.order - left.order || right.createdAt - left.createdAt);
  const at = summaries.findIndex(({ state }) => state === "active");
  return { active: summaries[at] ?? null, dropped: at < 0 ? summaries : summaries.slice(0, at) };
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
