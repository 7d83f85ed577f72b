import { ruleOf, type TableName } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import { rowKey } from "./comparison";

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

const OWNERS = { context: "contexts", block: "blocks", connection: "connections" } as const;

/** What a row that is of no conversation belongs to, by `rowKey`; null for nothing. */
export function ownerKey({ table, columns }: Placed): string | null {
  const { owner } = ruleOf(table);
  if (owner === null || owner.of === "conversation" || owner.of === "turn") return null;
  return rowKey(OWNERS[owner.of], String(columns[owner.by]));
}

/** Whether rows of a table come and go with their block, whatever they are themselves. */
export function isOfBlock(table: TableName): boolean {
  return ruleOf(table).owner?.of === "block";
}

/** A row's place in the log; null where it has none, or is given it when it is next opened. */
export function orderInLog({ table, columns }: Placed): number | null {
  const { order } = columns;
  return ruleOf(table).inLog && typeof order === "number" && order !== 0 ? order : null;
}

/** Whether it is what somebody was about to send, or one of what was attached to that. */
export function isOfDraft({ table, columns }: Placed, drafted?: ReadonlySet<string>): boolean {
  if (table !== "attachments") return table === "composer_drafts";
  return drafted?.has(String(columns.id)) === true;
}
