import { AppError } from "../../domain/app-error";
import { refuseWhileRunning } from "../branches/running-turns";
import type { TurnDeps } from "../branches/turn-deps";
import { rowIdsOf } from "../database/conversation-rows";
import type { Database } from "../database/open-database";
import { batchOf } from "../database/scan-rows";
import { type Row, type RowState, ruleOf, type TableName } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { HeadFields, HeadPut, Put, Removal } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";
import { headToPut } from "../rows/row-to-entity";
import type { Head } from "../rows/set-state";
import { stepKey, type Undoing, type UndoRecord, type UndoStep } from "../rows/undo-record";
import { refuseUndo } from "./refuse-undo";
import { leniently } from "./undo-leniently";
import { withoutGoneQuotes } from "./without-gone-quotes";

type Now = ReadonlyMap<string, Row<TableName>>;

/**
 * Takes an act back, in one strict commit: every row is what it was, with what others have changed
 * beside it since. Fails with `conflict`, and nothing is written, where they have changed the same, with
 * `turn-running` where what runs would lose its place, and with `undo-late` where the key is gone that
 * it was sealed under. What did not open before stays away.
 */
export async function undoAct(deps: TurnDeps, record: UndoRecord): Promise<void> {
  await deps.writer.write(async (commit) => {
    const steps = [...record.steps.values()];
    const now = await readNow(deps.database, steps);
    await refuseUndo(deps, record);
    const undoing = await Promise.all(steps.map((step) => undoStep(deps, step, now)));
    undoing.push({ removals: await summariesMadeSince(deps, record) });
    const puts = undoing.flatMap((one) => one.puts ?? []);
    await commit({
      durability: "strict",
      puts: await withoutGoneQuotes(deps, record, puts),
      heads: undoing.flatMap(({ heads = [] }) => heads),
      removals: undoing.flatMap(({ removals = [] }) => removals),
    });
  });
}

async function readNow(database: Database, steps: readonly UndoStep[]): Promise<Now> {
  const now = new Map<string, Row<TableName>>();
  for (const table of new Set(steps.map((step) => step.table))) {
    const ids = steps.filter((step) => step.table === table).map(({ id }) => id);
    const size = batchOf(table);
    for (let at = 0; at < ids.length; at += size) {
      const some = ids.slice(at, at + size);
      const rows = await withStoreErrors(() => database.rows(table).bulkGet(some));
      for (const row of rows) if (row !== undefined) now.set(stepKey({ table, id: row.id }), row);
    }
  }
  return now;
}

/**
 * Summaries that a model has made since over messages that come back: they stand for these without a word
 * of them. Fails with `conflict` where summaries come back, too, and one that was made since stays beside
 * them: the person's, who has written or dropped it, or any where no message comes back.
 */
async function summariesMadeSince(
  { database, reader }: TurnDeps,
  { steps, at }: UndoRecord,
): Promise<readonly Removal[]> {
  const { firsts, summarised } = whereRowsComeBack(steps);
  const removals: Removal[] = [];
  for (const parent of new Set([...firsts.keys(), ...summarised])) {
    const first = firsts.get(parent);
    for (const id of await rowIdsOf(database, "summaries", parent)) {
      const isBack = steps.has(stepKey({ table: "summaries", id }));
      const row = isBack ? null : await reader.find("summaries", id);
      const made = row === null ? null : await reader.tryOpen("summaries", row);
      if (made === null || made.payload.createdAt <= at) continue;
      if (first !== undefined && made.row.order < first) continue;
      const { writtenBy, state } = made.payload;
      const stays = first === undefined || writtenBy === "person" || state === "dropped";
      if (stays && summarised.has(parent)) throw new AppError("conflict");
      if (!stays) removals.push({ table: "summaries", row: made.row });
    }
  }
  return removals;
}

/** By conversation, the first place in the log of messages that come back; and those of summaries that do. */
function whereRowsComeBack(steps: UndoRecord["steps"]) {
  const firsts = new Map<string, number>();
  const summarised = new Set<string>();
  for (const { table, before } of steps.values()) {
    if (before === null || (table !== "messages" && table !== "summaries")) continue;
    // The row was read from one of these tables, which TypeScript cannot follow.
    const { parent, order } = before as Row<"messages" | "summaries">;
    if (table === "summaries") summarised.add(parent);
    else firsts.set(parent, Math.min(order, firsts.get(parent) ?? order));
  }
  return { firsts, summarised };
}

async function undoStep(deps: TurnDeps, step: UndoStep, rows: Now): Promise<Undoing> {
  const now = rows.get(stepKey(step)) ?? null;
  if (step.table === "conversations") return undoHeadStep(deps, step);
  const isAsLeft = (now?.version ?? null) === (step.after?.version ?? null);
  if (!isAsLeft) return leniently(deps, step, now);
  const { table, before } = step;
  if (before === null) {
    // The row was read from this table, which TypeScript cannot follow.
    return now === null ? {} : { removals: [{ table, row: now } as Removal] };
  }
  const put = await putBack(deps.reader, { table, before, now });
  return put === null ? {} : { puts: [put] };
}

async function undoHeadStep(deps: TurnDeps, { id, before, after }: UndoStep): Promise<Undoing> {
  if (before === null) throw new AppError("conflict");
  const now = await deps.state.head(id);
  const row = toHeadRow(before);
  const opened = await deps.reader.open("conversations", row);
  if (after !== null) {
    if (now === null || after.head === null) throw new AppError("conflict");
    if (row.parent !== after.head.columns.parent) await refuseWhileRunning(deps.database, id);
    return { heads: [undoneHead({ before: opened, made: after.head, now })] };
  }
  if (now !== null) throw new AppError("conflict");
  const { digest: _digest, ...payload } = opened.payload;
  const columns = { id, parent: row.parent, order: row.order ?? 0 };
  return { heads: [{ columns, replaces: null, after: row, payload }] };
}

/** The row was read from the table of conversations, which TypeScript cannot follow. */
function toHeadRow(row: Row<TableName>): Row<"conversations"> {
  return row as Row<"conversations">;
}

type Back = {
  readonly table: Exclude<TableName, "conversations">;
  readonly before: Row<TableName>;
  readonly now: RowState | null;
};

/** The row as it was; null where it did not open then. */
async function putBack(
  reader: Pick<RowReader, "tryOpen">,
  { table, before, now }: Back,
): Promise<Put | null> {
  const opened = await reader.tryOpen(table, before as Row<typeof table>);
  if (opened === null) return null;
  const cells = new Map(Object.entries(before));
  const columns = Object.fromEntries(ruleOf(table).columns.map((name) => [name, cells.get(name)]));
  const replacement = now === null ? { replaces: null, after: before } : { replaces: now };
  // Columns and payload are those of one row of this table, which TypeScript cannot follow.
  return { table, columns, ...replacement, payload: opened.payload } as unknown as Put;
}

type Undone = {
  readonly before: Head;
  /** What the act has made of it. */
  readonly made: HeadPut;
  readonly now: Head;
};

/**
 * A head without what an act has changed in it, and with what others have changed since; `conflict`
 * where both have changed the same.
 */
function undoneHead({ before, made, now }: Undone): HeadPut {
  const fields = undoneFields(before.payload, made.payload, now.payload);
  const parents = [before.row.parent, made.columns.parent, now.row.parent] as const;
  return headToPut(now, fields, { parent: takeBack(...parents) });
}

function undoneFields(before: HeadFields, made: HeadFields, now: HeadFields): Partial<HeadFields> {
  const less = (field: "messageCount" | "deletedCount" | "tokenCount") =>
    Math.max(0, now[field] + before[field] - made[field]);
  const isRenamed = now.title !== made.title || now.titleOf !== made.titleOf;
  const { title, titleOf, taint } = isRenamed ? now : before;
  return {
    activeLeaf: takeBack(before.activeLeaf, made.activeLeaf, now.activeLeaf),
    nextDepth: takeBack(before.nextDepth, made.nextDepth, now.nextDepth),
    messageCount: less("messageCount"),
    deletedCount: less("deletedCount"),
    tokenCount: less("tokenCount"),
    archivedAt: takeBack(before.archivedAt, made.archivedAt, now.archivedAt),
    title,
    titleOf,
    taint,
    updatedAt: now.updatedAt === made.updatedAt ? before.updatedAt : now.updatedAt,
  };
}

/** What was before an act, where nobody has changed it since; what it did not change stays. */
function takeBack<T extends string | number | null>(before: T, made: T, now: T): T {
  if (before === made) return now;
  if (now !== made) throw new AppError("conflict");
  return before;
}
