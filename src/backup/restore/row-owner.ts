import type { TableName } from "../../store/schema";
import type { BackupRow } from "../backup-line";

/** The clear column by which a row tells its conversation; `turn` for one that tells its turn. */
const OWNER_COLUMNS: Readonly<Partial<Record<TableName, "id" | "parent" | "turn">>> = {
  conversations: "id",
  messages: "parent",
  open_turns: "parent",
  draft_pieces: "turn",
  composer_drafts: "id",
  summaries: "parent",
  plans: "parent",
  jobs: "id",
  forks: "id",
  references: "parent",
  attachments: "parent",
};

type Placed = Pick<BackupRow, "table" | "columns">;

/** Whether rows of a table belong to a conversation, and come and go with it. */
export function isOfConversation(table: TableName): boolean {
  return OWNER_COLUMNS[table] !== undefined;
}

/**
 * The conversation that a row belongs to; null for none, and where its turn is not among `turns`
 * (conversations by the ids of turns).
 */
export function ownerOf(
  { table, columns }: Placed,
  turns: ReadonlyMap<string, string>,
): string | null {
  const column = OWNER_COLUMNS[table];
  if (column === undefined) return null;
  if (column === "turn") return turns.get(String(columns.parent)) ?? null;
  return String(columns[column]);
}
