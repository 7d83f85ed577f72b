import { emptiedMessage } from "../../store/conversations/emptied-message";
import { encodePayload } from "../../store/database/payloads";
import type { TableName } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";
import { type Emptied, idOf } from "./comparison";
import type { RestorePlan } from "./restore-plan";

/** What of a conversation was deleted here and does not come back; null for nothing. */
export function emptiedOf(
  { comparison, staysEmptied }: Pick<RestorePlan, "comparison" | "staysEmptied">,
  conversationId: string,
): Emptied | null {
  const compared = staysEmptied ? comparison.conversations.get(conversationId) : undefined;
  return compared?.emptied ?? null;
}

/** What may hold words of messages before it. */
const MADE_OF_MESSAGES: readonly TableName[] = ["summaries", "plans", "steps"];

/**
 * A row of a conversation without the words that were deleted of it here, and what was made of them;
 * null where nothing of the row is left. Forks stay, also with a
 * way on which every message is emptied.
 */
export function withoutEmptied(emptied: Emptied | null, row: BackupRow): BackupRow | null {
  if (emptied === null || emptied.at.size === 0) return row;
  const { table, columns } = row;
  const { at, from, images, kept } = emptied;
  const id = idOf(row);
  if (table === "messages") return withoutWords(row, at.get(id));
  if (table === "conversations") return withoutTitle(emptied, row);
  if (table === "attachments") return images.has(id) && !kept.has(id) ? null : row;
  if (table === "draft_pieces") return at.has(String(columns.parent)) ? null : row;
  return MADE_OF_MESSAGES.includes(table) && Number(columns.order) >= from ? null : row;
}

function withoutWords(row: BackupRow, deletedAt: number | undefined): BackupRow {
  const message = deletedAt === undefined ? null : tryDecode("messages", row.payload);
  if (message === null || deletedAt === undefined) return row;
  return { ...row, payload: encodePayload("messages", emptiedMessage(message, deletedAt)) };
}

function withoutTitle({ at, tokens }: Emptied, row: BackupRow): BackupRow {
  const head = tryDecode("conversations", row.payload);
  if (head === null) return row;
  const { titleOf, title, taint, ...rest } = head;
  const named =
    titleOf !== undefined && at.has(titleOf) ? { title: "" } : { titleOf, title, taint };
  const counts = {
    deletedCount: head.deletedCount + at.size,
    tokenCount: Math.max(0, head.tokenCount - tokens),
  };
  return { ...row, payload: encodePayload("conversations", { ...rest, ...named, ...counts }) };
}
