import type { Keyring } from "../crypto/keyring";
import type { Changes, Put } from "./changes";
import type { GenerationMark } from "./generation-mark";
import type { Database } from "./open-database";
import { sealSets } from "./seal-sets";
import { sealRow } from "./sealed-row";
import type { SetState } from "./set-state";
import { type RowPut, writeRows } from "./write-rows";

export type CommitDeps = {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly state: SetState;
  readonly mark: Pick<GenerationMark, "publish">;
};

/**
 * Seals the changes, brings the digests along and writes everything in one transaction; called by
 * the writer only. `conflict`, and nothing is written, if a row is not as expected.
 */
export async function commitChanges(deps: CommitDeps, changes: Changes): Promise<void> {
  const manifest = await deps.state.manifest();
  // Sealed before the transaction: awaiting WebCrypto inside one commits it early.
  const [puts, sets] = await Promise.all([
    Promise.all((changes.puts ?? []).map((put) => sealPut(deps.keyring, put))),
    sealSets(deps, changes, manifest),
  ]);
  await writeRows(deps.database, {
    puts: [...puts, ...sets.puts],
    deletes: (changes.removals ?? []).map(({ table, row }) => {
      return { table, id: row.id, expected: row.version };
    }),
    durability: changes.durability,
  });
  deps.state.accept(sets.manifest, sets.heads);
  // A relaxed write may be lost with the power: a mark newer than the disk would be a false alarm.
  if (changes.durability === "strict") deps.mark.publish(sets.manifest.generation);
}

async function sealPut(keyring: Keyring, put: Put): Promise<RowPut> {
  const { table, columns, expected, payload } = put;
  const row = await sealRow(keyring, { table, columns, version: expected + 1, payload });
  return { table, row, expected };
}
