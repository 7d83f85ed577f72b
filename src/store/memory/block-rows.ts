import type { Block, BlockRevision } from "../../domain/block";
import type { RowState } from "../database/schema";
import type { Put } from "../rows/changes";
import type { OpenedRow } from "../rows/sealed-row";

/** The block as a row to store, in place of the form it has now; null for a new one. */
export function blockToPut(
  { id, contextId, version: _version, ...payload }: Block,
  replaces: RowState | null,
): Put {
  return { table: "blocks", columns: { id, parent: contextId }, replaces, payload };
}

export function rowToRevision({ row, payload }: OpenedRow<"block_revisions">): BlockRevision {
  return { ...payload, number: row.order };
}

export function revisionToPut(blockId: string, { number, ...payload }: BlockRevision): Put {
  const columns = { id: crypto.randomUUID(), parent: blockId, order: number };
  return { table: "block_revisions", columns, replaces: null, payload };
}
