import { ruleOf, type TableName } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";

type Placed = Pick<BackupRow, "table" | "columns">;

/** Whether rows of a table belong to a conversation, and come and go with it. */
export function isOfConversation(table: TableName): boolean {
  const { owner } = ruleOf(table);
  return owner?.of === "conversation" || owner?.of === "turn";
}

/**
 * The conversation that a row belongs to; null for none, and where its turn is not among `turns`
 * (conversations by the ids of turns).
 */
export function ownerOf(
  { table, columns }: Placed,
  turns: ReadonlyMap<string, string>,
): string | null {
  const { owner } = ruleOf(table);
  if (owner?.of === "turn") return turns.get(String(columns[owner.by])) ?? null;
  return owner?.of === "conversation" ? String(columns[owner.by]) : null;
}
