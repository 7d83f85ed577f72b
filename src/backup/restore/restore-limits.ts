import { AppError } from "../../domain/app-error";
import type { DiffStatus } from "../../domain/diff-status";
import {
  type LimitName,
  MAX_CONNECTIONS,
  MAX_CONTEXT_CONVERSATIONS,
  MAX_CONTEXTS,
  MAX_PRESETS,
} from "../../domain/limits";
import { MAX_SAVED_PROMPTS } from "../../domain/saved-prompt";
import type { TableName } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import type { ComparedRow, Comparison } from "./comparison";

type Input = {
  readonly comparison: Pick<Comparison, "conversations" | "others">;
  readonly actionOf: (conversationId: string) => MergeAction;
  readonly takes: (table: TableName, id: string) => boolean;
  /** Null where nothing of here stays beside what comes. */
  readonly here: Pick<RowView, "ids"> | null;
};

const LIMITS = [
  ["contexts", MAX_CONTEXTS, "contexts"],
  ["presets", MAX_PRESETS, "presets"],
  ["saved_prompts", MAX_SAVED_PROMPTS, "saved-prompts"],
  ["connections", MAX_CONNECTIONS, "connections"],
] as const;

/** Fails with `limit-exceeded` where a restore would make more than there may be (D-16, M-081). */
export async function checkLimits({ comparison, actionOf, takes, here }: Input): Promise<void> {
  const { conversations, others } = comparison;
  const isNew = (one: Pick<ComparedRow, "diffStatus">) => here === null || isAway(one);
  for (const [table, max, limit] of LIMITS) {
    const rows = [...others.values()].filter((row) => row.table === table);
    const added = rows.filter(
      (row) => typeof row.copyId === "string" || (isNew(row) && takes(table, row.id)),
    ).length;
    let there = 0;
    for await (const rowIds of here?.ids(table) ?? []) there += rowIds.length;
    refuseMore({ limit, there, added, max });
  }
  const addedByContext = new Map<string, number>();
  for (const [id, { diffStatus, contextId }] of conversations) {
    const action = actionOf(id);
    const isAdded = action === "copy" || (action === "take" && isNew({ diffStatus }));
    if (isAdded && contextId !== null) count(addedByContext, contextId);
  }
  const thereByContext = new Map<string, number>();
  for await (const rowIds of here?.ids("conversations") ?? []) {
    for (const { parent = "" } of rowIds) count(thereByContext, parent);
  }
  for (const [contextId, added] of addedByContext) {
    const there = thereByContext.get(contextId) ?? 0;
    const limit = "context-conversations";
    refuseMore({ limit, there, added, max: MAX_CONTEXT_CONVERSATIONS });
  }
}

function isAway({ diffStatus }: { readonly diffStatus: DiffStatus }): boolean {
  return diffStatus === "new" || diffStatus === "deleted";
}

function count(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

type Room = {
  readonly limit: LimitName;
  readonly there: number;
  readonly added: number;
  readonly max: number;
};

function refuseMore({ limit, there, added, max }: Room): void {
  if (added === 0 || there + added <= max) return;
  throw new AppError("limit-exceeded", { data: { limit, max } });
}

/** What becomes of a conversation of the backup: it comes, or as a copy beside the one here, or not. */
export type MergeAction = "take" | "copy" | "leave";
