import { type Row, ruleOf, TABLE_NAMES, type TableName } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import type { StagedStore } from "../../store/staging/staged-store";
import { rowKey } from "./comparison";
import type { RestorePlan } from "./restore-plan";
import { isOfBlock, isOfConversation, ownerOf } from "./row-owner";

type Input = {
  readonly plan: RestorePlan;
  readonly here: RowView;
  readonly staged: Pick<StagedStore, "copy">;
  readonly signal: AbortSignal;
};

/** Copies what stays of here, sealed as it is, whether it opens or not. */
export async function copyHere({ plan, here, staged, signal }: Input): Promise<void> {
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
  return owner === null || isOwnedKept(plan, { table, owner });
}

/** A secret stays with its connection; with the backup's form of it only where that goes to the same place. */
function isSecretKept({ takes, mode, keptSecrets, comparison }: RestorePlan, id: string): boolean {
  if (keptSecrets.has(id)) return true;
  const isThere = comparison.others.has(rowKey("connections", id));
  return mode === "merge" && !takes("secrets", id) && !(isThere && takes("connections", id));
}

type Owned = { readonly table: TableName; readonly owner: string };

function isOwnedKept({ actionOf, comparison }: RestorePlan, { table, owner }: Owned) {
  const compared = comparison.conversations.get(owner);
  if (compared === undefined || actionOf(owner) !== "take") return true;
  // Nothing that the backup has of it is here: what lies here belongs to nothing else.
  if (compared.diffStatus === "new" || compared.diffStatus === "deleted") return true;
  // A draft that does not open gives way to one of the backup, and to nothing else.
  if (ruleOf(table).whenMerged === "both-sides") return true;
  return table === "conversations" && compared.contextId === null;
}
