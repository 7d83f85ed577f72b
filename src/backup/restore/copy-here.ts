import type { RowView } from "../../store/row-view";
import { type Row, TABLE_NAMES, type TableName } from "../../store/schema";
import type { StagedStore } from "../../store/staged-store";
import { rowKey } from "./comparison";
import type { RestorePlan } from "./restore-plan";
import { isOfConversation, ownerOf } from "./row-owner";

type Input = {
  readonly plan: RestorePlan;
  readonly here: RowView;
  readonly staged: Pick<StagedStore, "copy">;
  readonly signal: AbortSignal;
};

/** What stays of here when the rest is replaced: no backup has model files, and few have keys. */
const KEPT_ALWAYS: readonly TableName[] = ["secrets", "model_files"];

/** What the staged store makes itself, or is given when it is finished. */
const MADE: ReadonlySet<TableName> = new Set(["manifest", "backups"]);

/**
 * Rows of a conversation that stay beside those of the backup: words and files of the person's. A draft
 * that does not open gives way to one of the backup, and to nothing else.
 */
const STAYING: ReadonlySet<TableName> = new Set(["references", "attachments", "composer_drafts"]);

/** Copies what stays of here, sealed as it is, whether it opens or not. */
export async function copyHere({ plan, here, staged, signal }: Input): Promise<void> {
  const always = plan.isForeign ? [...KEPT_ALWAYS, "settings" as const] : KEPT_ALWAYS;
  const tables = plan.mode === "replace" ? always : TABLE_NAMES.filter((one) => !MADE.has(one));
  for (const table of tables) {
    for await (const rows of here.sealed(table)) {
      signal.throwIfAborted();
      const kept = rows.filter((row) => isKept(plan, table, row));
      if (kept.length > 0) await staged.copy(table, kept);
    }
  }
}

function isKept<T extends TableName>(plan: RestorePlan, table: T, row: Row<T>): boolean {
  if (table === "model_files") return true;
  if (table === "secrets") return isSecretKept(plan, row.id);
  if (!isOfConversation(table)) return !plan.takes(table, row.id);
  // A row's columns and its state lie side by side, which TypeScript does not see as a record.
  const columns: Readonly<Record<string, unknown>> = row;
  const parent = typeof columns.parent === "string" ? columns.parent : "";
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

function isOwnedKept({ fateOf, comparison }: RestorePlan, { table, owner }: Owned) {
  const compared = comparison.conversations.get(owner);
  if (compared === undefined || fateOf(owner) !== "take") return true;
  // Nothing that the backup has of it is here: what lies here belongs to nothing else.
  if (compared.standing === "new" || STAYING.has(table)) return true;
  return table === "conversations" && compared.contextId === null;
}
