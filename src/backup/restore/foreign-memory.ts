import { encodePayload } from "../../store/database/payloads";
import { ruleOf, type TableName } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";
import { type ComparedRow, type Comparison, rowKey } from "./comparison";

type Others = Pick<Comparison, "others">;

/** Whether rows of a table are memory of a context, each for itself. */
export function isOfMemory(table: TableName): boolean {
  const { owner } = ruleOf(table);
  return owner?.of === "context" && owner.by === "parent";
}

/** Whether somebody else's row would take the place of memory that is here: a number proves nothing. */
export function wouldDisplace({ table, diffStatus, isLostHere }: ComparedRow): boolean {
  return isOfMemory(table) && !isLostHere && diffStatus !== "new" && diffStatus !== "deleted";
}

/**
 * Somebody else's row of memory as it is merged in; null where it does not come. Into a context of
 * here a file puts nothing that a prompt would hold, nor what keeps something from being learned; and
 * a share is the person's leave, which no file gives for what is here.
 */
export function mergedMemory({ others }: Others, row: BackupRow): BackupRow | null {
  if (!isOfMemory(row.table)) return row;
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

function isNew({ others }: Others, table: TableName, id: unknown): boolean {
  return others.get(rowKey(table, String(id)))?.diffStatus === "new";
}
