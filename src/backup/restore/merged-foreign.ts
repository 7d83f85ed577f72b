import { encodePayload } from "../../store/database/payloads";
import { ruleOf, type TableName } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";
import { type ComparedRow, type Comparison, rowKey } from "./comparison";
import { behindPrompts, type PromptsHere } from "./prompts-here";

type Others = Pick<Comparison, "others">;

/** Whether rows of a table are memory of a context, each for itself. */
function isOfMemory(table: TableName): boolean {
  const { owner } = ruleOf(table);
  return owner?.of === "context" && owner.by === "parent";
}

/** Whether somebody else's row would take the place of one that is here: a number proves nothing. */
export function wouldDisplace({ diffStatus, isLostHere }: ComparedRow): boolean {
  return !isLostHere && diffStatus !== "new" && diffStatus !== "deleted";
}

/**
 * Somebody else's row as it is merged in; null where it does not come. Into a context of
 * here a file puts nothing that a prompt would hold, nor what keeps something from being learned; and
 * a share is the person's leave, which no file gives for what is here.
 */
export function mergedForeign(
  { others }: Others,
  prompts: PromptsHere,
  row: BackupRow,
): BackupRow | null {
  if (row.table === "saved_prompts") return behindPrompts(prompts, row);
  if (!isOfMemory(row.table)) return behindOwn(row);
  const isNewContext = isNew({ others }, "contexts", row.columns.parent);
  if (row.table === "block_shares") {
    const share = tryDecode(row.table, row.payload);
    return isNewContext && isNew({ others }, "blocks", share?.blockId) ? row : null;
  }
  if (isNewContext) return row;
  if (row.table === "forgotten_facts") return null;
  const block = row.table === "blocks" ? tryDecode(row.table, row.payload) : null;
  if (block === null) return row;
  return { ...row, payload: encodePayload("blocks", { ...block, type: "archival" }) };
}

/** No file decides which context a new panel shows, nor which stands first. */
function behindOwn(row: BackupRow): BackupRow {
  const use = row.table === "uses" ? tryDecode(row.table, row.payload) : null;
  if (use !== null) return { ...row, payload: encodePayload("uses", { ...use, lastChatAt: null }) };
  const context = row.table === "contexts" ? tryDecode(row.table, row.payload) : null;
  if (context === null) return row;
  const { first: _first, ...rest } = context;
  return { ...row, payload: encodePayload("contexts", { ...rest, pinned: false }) };
}

function isNew({ others }: Others, table: TableName, id: unknown): boolean {
  return others.get(rowKey(table, String(id)))?.diffStatus === "new";
}
