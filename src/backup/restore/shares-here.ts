import { encodePayload } from "../../store/database/payloads";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";
import { idOf } from "./comparison";

/** A share as it comes beside those of here; null where its context sees that block already. */
export type BesideShares = (row: BackupRow) => BackupRow | null;

/**
 * Of one block and one context one share holds, that of here. `same`: the blocks of here that those of
 * the backup have become one with, by the backup's ids.
 */
export async function besideShares(
  here: RowView | null,
  same: ReadonlyMap<string, string>,
): Promise<BesideShares> {
  const known = new Map<string, string>();
  for await (const rowIds of here?.ids("block_shares") ?? []) {
    const ids = rowIds.map(({ id }) => id);
    for (const [id, row] of (await here?.find("block_shares", ids)) ?? []) {
      const share = row === "unreadable" ? null : tryDecode("block_shares", row.payload);
      if (row !== "unreadable" && share !== null) known.set(keyOf(row, share.blockId), id);
    }
  }
  return (row) => {
    const share = row.table === "block_shares" ? tryDecode(row.table, row.payload) : null;
    if (share === null) return row;
    const blockId = same.get(share.blockId) ?? share.blockId;
    if ((known.get(keyOf(row, blockId)) ?? idOf(row)) !== idOf(row)) return null;
    if (blockId === share.blockId) return row;
    return { ...row, payload: encodePayload("block_shares", { ...share, blockId }) };
  };
}

function keyOf({ columns }: Pick<BackupRow, "columns">, blockId: string): string {
  return `${columns.parent}\n${blockId}`;
}
