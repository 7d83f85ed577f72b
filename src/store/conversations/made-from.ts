import type { Id } from "../../domain/id";
import { emptiedRowsFrom } from "../database/conversation-rows";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import { withoutMessages } from "../memory/forget-in-plans";
import type { Put, Removal } from "../rows/changes";
import type { ReadDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";

type From = {
  readonly conversationId: Id;
  /** The first deleted message's place in the log. */
  readonly order: number;
  readonly ids: readonly Id[];
};

/**
 * What may hold words of the deleted messages: summaries, plans and steps from the first of them on, and
 * chunks of their drafts that have stayed because they did not open. A summary of another branch goes
 * with them where it is newer, for whether it covers them only a walk along that branch would tell. A
 * turn that runs goes on with its plan and steps, without those words: its taint is told there.
 */
export async function madeFrom(
  deps: ReadDeps,
  from: From,
): Promise<{ readonly puts: readonly Put[]; readonly removals: readonly Removal[] }> {
  const { database, reader } = deps;
  const { conversationId } = from;
  const [summaries, plans, steps, chunks, running] = await Promise.all([
    emptiedRowsFrom(database, "summaries", from),
    emptiedRowsFrom(database, "plans", from),
    emptiedRowsFrom(database, "steps", from),
    reader.findAll("draft_pieces"),
    runningTurns(database, conversationId),
  ]);
  const ids = new Set(from.ids);
  const orders = new Set(plans.filter(({ id }) => running.has(id)).map(({ order }) => order));
  const puts = [
    ...(await keptPlans(deps, plans, orders)),
    ...(await keptSteps(deps, steps, orders)),
  ];
  const kept = new Set(puts.map(({ columns }) => columns.id));
  const goneOf = <R extends { readonly id: Id }>(rows: readonly R[]) =>
    rows.filter(({ id }) => !kept.has(id));
  return {
    puts,
    removals: [
      ...summaries.map((row) => ({ table: "summaries", row }) as const),
      ...goneOf(plans).map((row) => ({ table: "plans", row }) as const),
      ...goneOf(steps).map((row) => ({ table: "steps", row }) as const),
      ...chunks
        .filter(({ parent }) => ids.has(parent))
        .map((row) => ({ table: "draft_pieces", row }) as const),
    ],
  };
}

async function runningTurns(database: ReadDeps["database"], conversationId: Id) {
  const open = database.rows("open_turns").where("parent").equals(conversationId);
  return new Set(await withStoreErrors(() => open.primaryKeys()));
}

/** Those in these places of the log that open, without their words of messages. */
async function keptPlans(
  { reader }: ReadDeps,
  rows: readonly Row<"plans">[],
  orders: ReadonlySet<number>,
): Promise<readonly Put[]> {
  const ids = rows.filter(({ order }) => orders.has(order)).map(({ id }) => id);
  const found = await reader.findMany("plans", ids);
  const opened = await tryOpenAll(reader, "plans", found);
  return opened.map((one) => {
    const { id, parent, order } = one.row;
    const payload = withoutMessages(one.payload);
    return { table: "plans", columns: { id, parent, order }, replaces: one.row, payload };
  });
}

async function keptSteps(
  { reader }: ReadDeps,
  rows: readonly Row<"steps">[],
  orders: ReadonlySet<number>,
): Promise<readonly Put[]> {
  const ids = rows.filter(({ order }) => orders.has(order)).map(({ id }) => id);
  const found = await reader.findMany("steps", ids);
  const opened = await tryOpenAll(reader, "steps", found);
  return opened.map((one) => {
    const { id, parent, order } = one.row;
    const payload = { ...one.payload, kept: withoutMessages(one.payload.kept) };
    return { table: "steps", columns: { id, parent, order }, replaces: one.row, payload };
  });
}
