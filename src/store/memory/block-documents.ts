import { AppError } from "../../domain/app-error";
import { fromBase64 } from "../../domain/base64";
import type { Block } from "../../domain/block";
import type { Id } from "../../domain/id";
import { FIRST_KEY, LAST_KEY } from "../database/scan-rows";
import { withStoreErrors } from "../database/store-error";
import type { BlockDeps } from "./block-rows";
import { rowToBlock } from "./read-memory";

type Deps = Pick<BlockDeps, "database" | "reader">;

/** What opens a block's document. */
export type StoredDocument = {
  readonly block: Block;
  /** What was merged into one update; null for nothing. */
  readonly state: Uint8Array<ArrayBuffer> | null;
  /** What came after it, in its order. */
  readonly updates: readonly Uint8Array<ArrayBuffer>[];
  /** Those that do not open: their changes are missing, and the block says what it said before. */
  readonly lost: number;
};

/** Fails with `not-found`, or with `row-tampered`. */
export async function readDocument(deps: Deps, id: Id): Promise<StoredDocument> {
  const { reader } = deps;
  // Begun in one turn, so that no write comes in between: what is read belongs together.
  const [row, stateRow, rows] = await Promise.all([
    findBlock(deps, id),
    reader.find("block_states", id),
    updateRows(deps, id),
  ]);
  const [block, merged, opened] = await Promise.all([
    reader.open("blocks", row),
    stateRow === null ? null : reader.tryOpen("block_states", stateRow),
    Promise.all(rows.map((update) => reader.tryOpen("block_updates", update))),
  ]);
  const state = merged === null ? null : fromBase64(merged.payload.state);
  const updates = opened.flatMap((one) => {
    const update = one === null ? null : fromBase64(one.payload.update);
    return update === null ? [] : [update];
  });
  const isStateLost = stateRow !== null && state === null;
  const lost = rows.length - updates.length + Number(isStateLost);
  return { block: rowToBlock(block), state, updates, lost };
}

/** The block's row, opened; fails with `not-found`, or with `row-tampered`. */
export async function openBlock(deps: Deps, id: Id) {
  return deps.reader.open("blocks", await findBlock(deps, id));
}

async function findBlock({ reader }: Deps, id: Id) {
  const row = await reader.find("blocks", id);
  if (row === null) throw new AppError("not-found", { data: { kind: "block" } });
  return row;
}

/** What came after its snapshot, in its order. */
export function updateRows({ database }: Deps, id: Id) {
  const rows = database.rows("block_updates").where("[parent+order]");
  return withStoreErrors(() => rows.between([id, FIRST_KEY], [id, LAST_KEY]).toArray());
}
