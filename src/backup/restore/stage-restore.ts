import { type Row, ruleOf, TABLE_NAMES, type TableName } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import type { StagedStore } from "../../store/staging/staged-store";
import { type Comparison, type Emptied, type RestorableBackup, rowKey } from "./comparison";
import { losersOf } from "./other-copies";
import { planRestore, type RestoreMode, type RestorePlan } from "./restore-plan";
import { isOfBlock, isOfConversation, ownerOf } from "./row-owner";
import { createStoring } from "./storing";
import { takeRow } from "./take-row";

type Input = {
  readonly backup: RestorableBackup;
  /** Of this backup with what is here now. */
  readonly comparison: Comparison;
  readonly mode: RestoreMode;
  readonly staged: Pick<StagedStore, "add" | "copy">;
  /** Whether it is not this vault's own: what it says is marked as brought in, and it sets nothing. */
  readonly isForeign?: boolean;
  /** Whether a merge brings back what was deleted here for good. */
  readonly bringsBack?: boolean | undefined;
  /** Null where there is no vault yet. */
  readonly here: RowView | null;
  /** Hears each slice whose rows are stored. */
  readonly onSlice: (slice: number) => void | Promise<void>;
  readonly signal: AbortSignal;
  /** Which contexts' time is over. */
  readonly clock?: { readonly now: () => number };
};

export type RestoreResult = {
  /** Conversations that came from the backup, and how many of these stand beside one of here. */
  readonly conversations: number;
  readonly copies: number;
  /** Messages that came; in a merge those that were not here as they are in the backup. */
  readonly messages: number;
  /** Rows of the backup that belong to nothing, or are not what their table holds. */
  readonly leftOut: number;
  /** Rows of memory for which a context had no room. */
  readonly beyond: number;
  /** Connections that came without the key or the headers that they had. */
  readonly withoutKey: number;
  /** The log's newest place, which the staged store is to be finished with. */
  readonly lastOrder: number;
};

/**
 * Puts into a staged store what a restore makes: everything of the backup in place of what is here, or
 * what is here with what only the backup has. A conversation comes whole or not at all; of one that
 * has gone on in both the backup's form becomes a conversation of its own, the same one whenever that
 * backup is merged (another backup of it makes another). Contexts whose time would be over, or nearly,
 * begin theirs anew. Finishing the store is the caller's. Fails as
 * reading and storing rows do, with `limit-exceeded`, and with the signal's reason.
 */
export async function stageRestore(input: Input): Promise<RestoreResult> {
  const { backup, staged, here, onSlice, signal, clock = Date } = input;
  signal.throwIfAborted();
  const plan = await planRestore({ ...input, clock });
  // Before the backup's rows, which take the place of what has the same id.
  if (here !== null) await copyHere({ plan, here, staged, signal });
  const { copies, names, renewals } = plan;
  const losers = losersOf(copies, { names, renewedAt: renewals.at });
  const made = [...losers, ...plan.blocks.rows];
  if (made.length > 0) await staged.add(made);
  const deps = { plan, manifest: backup.manifest, here };
  let reading: number | null = null;
  const isDone = async (slice: number | null) => {
    if (slice !== null) await onSlice(slice);
  };
  const storing = createStoring();
  try {
    for await (const { slice, rows } of backup.rows()) {
      signal.throwIfAborted();
      const before: number | null = reading;
      if (slice !== before) storing.afterwards(() => isDone(before));
      reading = slice;
      const taken = await Promise.all(rows.map((row) => takeRow(deps, row)));
      await storing.add(() => staged.add(taken.filter((row) => row !== null)));
    }
  } finally {
    // Nothing is written any more once this has failed; what failed first is told.
    await storing.end().catch(() => undefined);
  }
  await storing.end();
  signal.throwIfAborted();
  await isDone(reading);
  return resultOf(plan);
}

function resultOf(plan: RestorePlan): RestoreResult {
  const { comparison, actionOf, lastOrder, mode } = plan;
  const coming = [...comparison.conversations].map(([id, one]) => ({
    ...one,
    action: actionOf(id),
  }));
  const came = coming.filter(({ action }) => action !== "leave");
  return {
    conversations: came.length,
    copies: came.filter(({ action }) => action === "copy").length,
    messages: came.reduce((sum, one) => sum + (mode === "merge" ? one.brings : one.messages), 0),
    leftOut: comparison.leftOut,
    beyond: plan.beyond,
    withoutKey: countWithoutKey(plan),
    lastOrder,
  };
}

function countWithoutKey({ comparison, takes, keptSecrets, isForeign }: RestorePlan): number {
  return [...comparison.others.values()].filter(({ table, id, connection }) => {
    const lacks = connection?.hadSecrets === true && (isForeign || !connection.hasSecrets);
    return lacks && !keptSecrets.has(id) && takes(table, id);
  }).length;
}

type CopyHereInput = {
  readonly plan: RestorePlan;
  readonly here: RowView;
  readonly staged: Pick<StagedStore, "copy">;
  readonly signal: AbortSignal;
};

/** Copies what stays of here, sealed as it is, whether it opens or not. */
async function copyHere({ plan, here, staged, signal }: CopyHereInput): Promise<void> {
  for (const table of TABLE_NAMES.filter((one) => isCopied(plan, one))) {
    for await (const rows of here.sealed(table)) {
      signal.throwIfAborted();
      const kept = rows.filter((row) => isKept(plan, table, row));
      if (kept.length > 0) await staged.copy(table, kept);
    }
  }
}

function isCopied({ mode, isForeign }: RestorePlan, table: TableName): boolean {
  const { whenReplaced } = ruleOf(table);
  if (mode === "merge") return whenReplaced !== "made";
  // How somebody else has set things up is not taken.
  return whenReplaced === "kept" || (isForeign && table === "settings");
}

function isKept<T extends TableName>(plan: RestorePlan, table: T, row: Row<T>): boolean {
  if (table === "model_files") return true;
  if (table === "secrets") return isSecretKept(plan, row.id);
  // A row's columns and its state lie side by side, which TypeScript does not see as a record.
  const columns: Readonly<Record<string, unknown>> = row;
  const parent = typeof columns.parent === "string" ? columns.parent : "";
  if (table === "block_updates" && plan.blocks.renewed.has(parent)) return false;
  if (isOfBlock(table)) {
    return !plan.takes("blocks", ruleOf(table).owner?.by === "id" ? row.id : parent);
  }
  if (!isOfConversation(table)) return !plan.takes(table, row.id);
  const owner = ownerOf({ table, columns: { id: row.id, parent } }, plan.turnsHere);
  return owner === null || isOwnedKept(plan, { table, id: row.id, owner });
}

/** A secret stays with its connection; with the backup's form of it only where that goes to the same place. */
function isSecretKept({ takes, mode, keptSecrets, comparison }: RestorePlan, id: string): boolean {
  if (keptSecrets.has(id)) return true;
  const isThere = comparison.others.has(rowKey("connections", id));
  return mode === "merge" && !takes("secrets", id) && !(isThere && takes("connections", id));
}

type Owned = { readonly table: TableName; readonly id: string; readonly owner: string };

function isOwnedKept({ actionOf, comparison }: RestorePlan, { table, id, owner }: Owned) {
  const compared = comparison.conversations.get(owner);
  if (compared === undefined || actionOf(owner) !== "take") return true;
  // Nothing that the backup has of it is here: what lies here belongs to nothing else.
  if (compared.diffStatus === "new" || compared.diffStatus === "deleted") return true;
  // Its message comes without it.
  if (table === "attachments" && isGone(compared.emptied, id)) return false;
  // A draft that does not open gives way to one of the backup, and to nothing else.
  if (ruleOf(table).whenMerged === "both-sides") return true;
  return table === "conversations" && compared.contextId === null;
}

function isGone({ gone, kept }: Emptied, imageId: string): boolean {
  return gone.has(imageId) && !kept.has(imageId);
}
