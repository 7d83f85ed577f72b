import { AppError } from "../../domain/app-error";
import { fromBase64 } from "../../domain/base64";
import type { Block } from "../../domain/block";
import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
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
  const { database, reader } = deps;
  const [row, stateRow, rows] = await withStoreErrors(() => readTogether(database, id));
  if (row === undefined) throw notFound();
  const [block, merged, opened] = await Promise.all([
    reader.open("blocks", row),
    stateRow === undefined ? null : reader.tryOpen("block_states", stateRow),
    Promise.all(rows.map((update) => reader.tryOpen("block_updates", update))),
  ]);
  const state = merged === null ? null : fromBase64(merged.payload.state);
  const updates = opened.flatMap((one) => {
    const update = one === null ? null : fromBase64(one.payload.update);
    return update === null ? [] : [update];
  });
  const isStateLost = stateRow !== undefined && state === null;
  const lost = rows.length - updates.length + Number(isStateLost);
  return { block: rowToBlock(block), state, updates, lost };
}

/**
 * What is stored of a block, in one transaction: no write comes in between, and beginning three takes
 * longer than all they read.
 */
function readTogether(database: Database, id: Id) {
  const [blocks, states] = [database.rows("blocks"), database.rows("block_states")];
  const read = () =>
    Promise.all([blocks.get(id), states.get(id), updatesOf(database, id).toArray()]);
  const reading = database.transaction("r", [blocks, states, database.rows("block_updates")], read);
  // Where a value is lost the browser may end the transaction for the others, too.
  return reading.catch(read);
}

/** The block's row, opened; fails with `not-found`, or with `row-tampered`. */
export async function openBlock({ reader }: Pick<Deps, "reader">, id: Id) {
  const opened = await reader.get("blocks", id);
  if (opened === null) throw notFound();
  return opened;
}

/** What came after its snapshot, in its order. */
export function updateRows({ database }: Pick<Deps, "database">, id: Id) {
  return withStoreErrors(() => updatesOf(database, id).toArray());
}

function updatesOf(database: Database, id: Id) {
  const rows = database.rows("block_updates").where("[parent+order]");
  return rows.between([id, FIRST_KEY], [id, LAST_KEY]);
}

function notFound(): AppError {
  return new AppError("not-found", { data: { kind: "block" } });
}
