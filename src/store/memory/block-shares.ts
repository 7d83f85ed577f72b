import { AppError } from "../../domain/app-error";
import type { BlockShare, Permission } from "../../domain/block";
import type { Id } from "../../domain/id";
import type { Removal } from "../rows/changes";
import type { RowDeps } from "../rows/row-deps";
import { type RowReader, tryOpenAll } from "../rows/row-reader";
import { tombstonePuts } from "../rows/tombstones";
import { recorded, type UndoRecord } from "../rows/undo-record";
import { openedOf, rowToShare } from "./read-memory";

export type BlockShares = {
  /** Lets a context see another's block; the same pair again changes the permission. */
  readonly share: (input: {
    readonly blockId: Id;
    readonly contextId: Id;
    readonly permission: Permission;
    readonly record?: UndoRecord | undefined;
  }) => Promise<BlockShare>;
  /** Takes a share back; one that is gone is gone. */
  readonly unshare: (input: {
    readonly id: Id;
    readonly record?: UndoRecord | undefined;
  }) => Promise<void>;
  /** Who sees a block. Opens every share there is. */
  readonly sharesOf: (blockId: Id) => Promise<readonly BlockShare[]>;
};

/** Blocks that more than one context sees. */
export function createBlockShares(deps: RowDeps): BlockShares {
  return {
    share: ({ record, ...input }) => shareBlock(recorded(deps, record), input),
    unshare: async ({ id, record }) => {
      const { reader, writer } = recorded(deps, record);
      await writer.write(async (commit) => {
        const row = await reader.find("block_shares", id);
        if (row === null) return;
        const puts = tombstonePuts([{ table: "block_shares", id }], deps.clock.now());
        const removals = [{ table: "block_shares", row } as const];
        await commit({ durability: "strict", puts, removals });
      });
    },
    sharesOf: async (blockId) => (await openAll(deps.reader, new Set([blockId]))).map(rowToShare),
  };
}

/** What shows blocks in other contexts, to remove with them. */
export async function sharesOfBlocks(
  reader: RowReader,
  blocks: ReadonlySet<string>,
): Promise<readonly Removal[]> {
  return (await openAll(reader, blocks)).map(({ row }) => ({ table: "block_shares", row }));
}

async function openAll(reader: RowReader, blocks: ReadonlySet<string>) {
  const rows = await reader.findAll("block_shares");
  const opened = await tryOpenAll(reader, "block_shares", rows);
  return opened.filter(({ payload }) => blocks.has(payload.blockId));
}

/** Fails with `not-found`; with `bad-request` where it is the block's own context. */
function shareBlock(
  deps: RowDeps,
  { blockId, contextId, permission }: Parameters<BlockShares["share"]>[0],
): Promise<BlockShare> {
  return deps.writer.write(async (commit) => {
    const [block, context] = await Promise.all([
      deps.reader.find("blocks", blockId),
      deps.reader.find("contexts", contextId),
    ]);
    if (block === null) throw new AppError("not-found", { data: { kind: "block" } });
    if (context === null) throw new AppError("not-found", { data: { kind: "context" } });
    if (block.parent === contextId) throw new AppError("bad-request");
    const known = (await openedOf(deps, "block_shares", contextId)).find(
      ({ payload }) => payload.blockId === blockId,
    );
    const id = known?.row.id ?? crypto.randomUUID();
    const payload = { blockId, permission };
    const columns = { id, parent: contextId };
    const replaces = known?.row ?? null;
    await commit({
      durability: "strict",
      puts: [{ table: "block_shares", columns, replaces, payload }],
    });
    return { id, contextId, ...payload };
  });
}
