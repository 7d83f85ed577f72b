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
  const block = rowToBlock(await openBlock(deps, id));
  const [stateRow, rows] = await Promise.all([
    reader.find("block_states", id),
    updateRows(deps, id),
  ]);
  const merged = stateRow === null ? null : await reader.tryOpen("block_states", stateRow);
  const opened = await Promise.all(rows.map((row) => reader.tryOpen("block_updates", row)));
  const state = merged === null ? null : fromBase64(merged.payload.state);
  const updates = opened.flatMap((one) => {
    const update = one === null ? null : fromBase64(one.payload.update);
    return update === null ? [] : [update];
  });
  const isStateLost = stateRow !== null && state === null;
  return { block, state, updates, lost: rows.length - updates.length + Number(isStateLost) };
}

/** The block's row, opened; fails with `not-found`, or with `row-tampered`. */
export async function openBlock({ reader }: Deps, id: Id) {
  const opened = await reader.get("blocks", id);
  if (opened === null) throw new AppError("not-found", { data: { kind: "block" } });
  return opened;
}

/** What came after its snapshot, in its order. */
export function updateRows({ database }: Deps, id: Id) {
  const rows = database.rows("block_updates").where("[parent+order]");
  return withStoreErrors(() => rows.between([id, FIRST_KEY], [id, LAST_KEY]).toArray());
}
