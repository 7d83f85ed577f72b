import type { Block, BlockShare } from "../../domain/block";
import type { Id } from "../../domain/id";
import { withStoreErrors } from "../database/store-error";
import type { ReadDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";

/** A block of another context, and what this one may do with it. */
export type SharedBlock = { readonly share: BlockShare; readonly block: Block };

/** The blocks that a context sees; those that do not open are reported and left out. */
export type ContextBlocks = {
  /** Its own, the oldest first. */
  readonly own: readonly Block[];
  /** Of others (P-028). */
  readonly shared: readonly SharedBlock[];
};

/** Costs an index read each for own and shared blocks, and one row for each of these. */
export async function readBlocks(deps: ReadDeps, contextId: Id): Promise<ContextBlocks> {
  const [own, shares] = await Promise.all([
    blocksOf(deps, contextId),
    openedOf(deps, "block_shares", contextId),
  ]);
  const shared = await Promise.all(
    shares.map(async (share): Promise<SharedBlock | null> => {
      const row = await deps.reader.find("blocks", share.payload.blockId);
      const block = row === null ? null : await deps.reader.tryOpen("blocks", row);
      return block === null ? null : { share: rowToShare(share), block: rowToBlock(block) };
    }),
  );
  return { own, shared: shared.filter((one) => one !== null) };
}

/** A context's own blocks that open, the oldest first. */
export async function blocksOf(deps: ReadDeps, contextId: Id): Promise<readonly Block[]> {
  const blocks = (await openedOf(deps, "blocks", contextId)).map(rowToBlock);
  return blocks.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

/** The rows of a table that belong to a context and open. */
export async function openedOf<T extends "blocks" | "block_shares">(
  { database, reader }: ReadDeps,
  table: T,
  contextId: Id,
): Promise<readonly OpenedRow<T>[]> {
  const rows = await withStoreErrors(() =>
    database.rows(table).where("parent").equals(contextId).toArray(),
  );
  return tryOpenAll(reader, table, rows);
}

export function rowToBlock({ row, payload }: OpenedRow<"blocks">): Block {
  return { ...payload, id: row.id, contextId: row.parent, version: row.version };
}

export function rowToShare({ row, payload }: OpenedRow<"block_shares">): BlockShare {
  return { ...payload, id: row.id, contextId: row.parent };
}
