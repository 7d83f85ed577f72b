import { AppError } from "../../domain/app-error";
import { fromBase64 } from "../../domain/base64";
import type { Block } from "../../domain/block";
import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import { FIRST_KEY, LAST_KEY } from "../database/scan-rows";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { ReadDeps } from "../rows/row-deps";
import { rowToBlock } from "./read-memory";

/** A block, and its row as it was read: what a change of it is stored over. */
export type FoundBlock = { readonly block: Block; readonly row: Row<"blocks"> };

/** What opens a block's document. */
export type StoredDocument = FoundBlock & {
  /** What was merged into one update; null for nothing. */
  readonly state: Uint8Array<ArrayBuffer> | null;
  /** What came after it, in its order. */
  readonly updates: readonly Uint8Array<ArrayBuffer>[];
  /** Those that do not open: their changes are missing, and the block says what it said before. */
  readonly lost: number;
  /** Whether a newer release wrote one of these: it opens after an update, and stands beside all since. */
  readonly isNewer: boolean;
};

/** Fails with `not-found`, or with `row-tampered`. */
export async function readDocument(deps: ReadDeps, id: Id): Promise<StoredDocument> {
  const { database, reader } = deps;
  // Each is opened once it is there. The snapshot is asked for first: it may lie in a file of its own,
  // which is read while the others are found.
  const [merged, found, opened] = await withStoreErrors(() =>
    database.together(["blocks", "block_states", "block_updates"], (rows) =>
      Promise.all([
        rows("block_states")
          .get(id)
          .then((row) => row && reader.inspect("block_states", row)),
        rows("blocks")
          .get(id)
          .then((row) => openFound(deps, row)),
        updatesOf({ rows }, id)
          .toArray()
          .then((all) => Promise.all(all.map((row) => reader.inspect("block_updates", row)))),
      ]),
    ),
  );
  const state = typeof merged === "object" ? fromBase64(merged.payload.state) : null;
  const updates = opened.flatMap((one) => {
    const update = typeof one === "string" ? null : fromBase64(one.payload.update);
    return update === null ? [] : [update];
  });
  const isStateLost = merged !== undefined && state === null;
  const lost = opened.length - updates.length + Number(isStateLost);
  const isNewer = [merged, ...opened].includes("version-unknown");
  return { ...found, state, updates, lost, isNewer };
}

/** Fails with `not-found`, or with `row-tampered`. */
export async function findBlock(deps: ReadDeps, id: Id): Promise<FoundBlock> {
  return openFound(deps, await deps.reader.find("blocks", id));
}

async function openFound(
  { reader }: Pick<ReadDeps, "reader">,
  row: Row<"blocks"> | null | undefined,
): Promise<FoundBlock> {
  if (!row) throw new AppError("not-found", { data: { kind: "block" } });
  return { block: rowToBlock(await reader.open("blocks", row)), row };
}

/** What came after its snapshot, in its order. */
export function updateRows({ database }: ReadDeps, id: Id) {
  return withStoreErrors(() => updatesOf(database, id).toArray());
}

function updatesOf({ rows }: Pick<Database, "rows">, id: Id) {
  const along = rows("block_updates").where("[parent+order]");
  return along.between([id, FIRST_KEY], [id, LAST_KEY]);
}
