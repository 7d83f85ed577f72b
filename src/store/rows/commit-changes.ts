import type { Bytes } from "../../crypto/bytes";
import type { KeySet } from "../../crypto/key-set";
import { proveDeletion } from "../database/deletion-proof";
import type { GenerationMark } from "../database/generation-mark";
import type { Database } from "../database/open-database";
import { nextVersion } from "../database/schema";
import { onlyRemoves, type RowDelete, type SealedPut, writeRows } from "../database/write-rows";
import type { JournalCommit } from "../journal/journal";
import { type JournalWriter, NO_JOURNAL } from "../journal/journal-writer";
import type { Changes, Put } from "./changes";
import { readLastCommit, toMinute } from "./last-commit";
import { createIvs, VAULT_SET } from "./next-digests";
import type { Manifest } from "./read-manifest";
import { sealSets } from "./seal-sets";
import { sealRow } from "./sealed-row";
import type { SetState } from "./set-state";

export type CommitDeps = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly state: SetState;
  readonly mark: Pick<GenerationMark, "publish" | "restart">;
  /** None where it is left out. */
  readonly journal?: Pick<JournalWriter, "begin" | "catchUp" | "keep"> | undefined;
};

/**
 * Seals the changes, brings the digests along and writes everything in one transaction, then into
 * the journal; called by the writer only. `conflict`, and nothing is written, if a row is not as
 * expected.
 */
export async function commitChanges(deps: CommitDeps, changes: Changes): Promise<void> {
  const { database, keys, state, mark, journal = NO_JOURNAL } = deps;
  const manifest = await state.manifest();
  // Sealed before the transaction: awaiting WebCrypto inside one commits it early.
  const ivOf = createIvs();
  const [puts, sets] = await Promise.all([
    Promise.all((changes.puts ?? []).map((put) => sealPut(keys, put, ivOf(put)))),
    sealSets({ ...deps, ivOf }, changes, manifest),
  ]);
  const writes = {
    puts: [...puts, ...sets.puts],
    overwrites: (changes.reseals ?? []).map(({ table, next }) => ({ table, row: next })),
    deletes: deletesOf(changes),
    durability: changes.durability,
  };
  // Refused before it is anywhere, where the journal has no room; what makes room is not.
  if (!onlyRemoves(writes)) await journal.catchUp();
  const commit = await toJournal(keys, { changes, writes, sequence: sets.manifest.generation });
  await journal.keep(commit, {
    at: databaseAt(deps, manifest),
    write: (whenAsked) => writeRows(database, { ...writes, whenAsked }),
    isTold: sets.manifest.payload.last !== undefined,
  });
  const gone = (changes.removals ?? []).filter(({ table }) => table === "conversations");
  state.accept({ manifest: sets.manifest, heads: sets.heads, gone: gone.map(({ row }) => row.id) });
  // A relaxed write may be lost with the power: a mark newer than the disk would be a false alarm.
  if (changes.durability === "relaxed") return;
  if (changes.recounted?.has(VAULT_SET)) mark.restart(sets.manifest.generation);
  else mark.publish(sets.manifest.generation);
}

/** The commit that the database is at, and what that has written. */
export function databaseAt(deps: Pick<CommitDeps, "database" | "keys">, manifest: Manifest) {
  return { through: manifest.generation, last: () => readLastCommit(deps, manifest) };
}

type Written = {
  readonly puts: readonly SealedPut[];
  readonly overwrites: readonly Omit<SealedPut, "replaces">[];
  readonly deletes: readonly RowDelete[];
};

type Journaled = {
  readonly changes: Changes;
  readonly writes: Written;
  readonly sequence: number;
};

async function toJournal(
  keys: KeySet,
  { changes, writes, sequence }: Journaled,
): Promise<JournalCommit> {
  // What is only sealed anew lies in a backup, or is in the journal already.
  const isSame = changes.reseals !== undefined;
  const howOf = ({ table }: SealedPut) => (isSame && table !== "manifest" ? "resealed" : "changed");
  return {
    sequence,
    at: toMinute(Date.now()),
    puts: [
      ...writes.puts.map((put) => ({ table: put.table, row: put.row, as: howOf(put) }) as const),
      ...writes.overwrites.map(({ table, row }) => ({ table, row, as: "resealed" }) as const),
    ],
    deletes: await Promise.all(
      writes.deletes.filter(hasOwnId).map(async ({ table, id }) => {
        return { table, id, proof: await proveDeletion(keys, { table, id, sequence }) };
      }),
    ),
  };
}

/** Where the disk was altered an id may be any kind of key, and the journal has no such row. */
function hasOwnId({ id }: RowDelete): boolean {
  return typeof id === "string";
}

async function sealPut(keys: KeySet, put: Put, iv: Bytes): Promise<SealedPut> {
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
