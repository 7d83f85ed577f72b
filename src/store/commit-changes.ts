import type { Bytes } from "../crypto/bytes";
import type { KeySet } from "../crypto/key-set";
import type { Changes, Put } from "./changes";
import type { GenerationMark } from "./generation-mark";
import { createIvs, VAULT_SET } from "./next-digests";
import type { Database } from "./open-database";
import { nextVersion } from "./schema";
import { sealSets } from "./seal-sets";
import { sealRow } from "./sealed-row";
import type { SetState } from "./set-state";
import { type RowDelete, type RowPut, writeRows } from "./write-rows";

export type CommitDeps = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly state: SetState;
  readonly mark: Pick<GenerationMark, "publish" | "restart">;
};

/**
 * Seals the changes, brings the digests along and writes everything in one transaction; called by
 * the writer only. `conflict`, and nothing is written, if a row is not as expected.
 */
export async function commitChanges(deps: CommitDeps, changes: Changes): Promise<void> {
  const { database, keys, state, mark } = deps;
  const manifest = await state.manifest();
  // Sealed before the transaction: awaiting WebCrypto inside one commits it early.
  const ivOf = createIvs();
  const [puts, sets] = await Promise.all([
    Promise.all((changes.puts ?? []).map((put) => sealPut(keys, put, ivOf(put)))),
    sealSets({ ...deps, ivOf }, changes, manifest),
  ]);
  await writeRows(database, {
    puts: [...puts, ...sets.puts],
    overwrites: (changes.reseals ?? []).map(({ table, next }) => ({ table, row: next })),
    deletes: deletesOf(changes),
    durability: changes.durability,
  });
  const gone = (changes.removals ?? []).filter(({ table }) => table === "conversations");
  state.accept({ manifest: sets.manifest, heads: sets.heads, gone: gone.map(({ row }) => row.id) });
  // A relaxed write may be lost with the power: a mark newer than the disk would be a false alarm.
  if (changes.durability === "relaxed") return;
  if (changes.recounted?.has(VAULT_SET)) mark.restart(sets.manifest.generation);
  else mark.publish(sets.manifest.generation);
}

async function sealPut(keys: KeySet, put: Put, iv: Bytes): Promise<RowPut> {
  const { table, columns, replaces, payload } = put;
  const version = nextVersion(replaces ?? put.after ?? null);
  return { table, row: await sealRow(keys, { table, columns, version, payload, iv }), replaces };
}

function deletesOf({ removals = [], dropped = [] }: Changes): readonly RowDelete[] {
  return [
    ...removals.map(({ table, row }) => ({ table, id: row.id, expected: row })),
    ...dropped.map((id) => ({ table: "messages", id, expected: null }) as const),
  ];
}
