import type { Bytes } from "../../crypto/bytes";
import type { KeySet } from "../../crypto/key-set";
import { EMPTY_DIGEST } from "../../crypto/set-digest";
import { AppError } from "../../domain/app-error";
import { toBase64 } from "../../domain/base64";
import { proveDeletion } from "../database/deletion-proof";
import type { GenerationMark } from "../database/generation-mark";
import type { Database } from "../database/open-database";
import { MANIFEST_ID, nextVersion } from "../database/schema";
import { onlyRemoves, type RowDelete, type SealedPut, writeRows } from "../database/write-rows";
import type { JournalCommit } from "../journal/journal";
import { type JournalWriter, NO_JOURNAL } from "../journal/journal-writer";
import type { Changes, HeadPut, Put } from "./changes";
import { lastOf, readLastCommit, toMinute } from "./last-commit";
import { createIvs, type IvOf, nextDigests, VAULT_SET } from "./next-digests";
import type { Manifest } from "./read-manifest";
import { sealRow } from "./sealed-row";
import type { Head, SetState } from "./set-state";

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
    write: (onRequested) => writeRows(database, { ...writes, onRequested }),
    recordsLast: sets.manifest.payload.last !== undefined,
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

type SealedSets = {
  readonly puts: readonly SealedPut[];
  readonly heads: readonly Head[];
  readonly manifest: Manifest;
};

type Deps = {
  readonly keys: KeySet;
  readonly state: Pick<SetState, "head">;
  readonly ivOf: IvOf;
};

/** The heads and the manifest as rows, with the digests that follow from the changes. */
async function sealSets(
  { keys, state, ivOf }: Deps,
  changes: Changes,
  manifest: Manifest,
): Promise<SealedSets> {
  const headPuts = changes.heads ?? [];
  const before = new Map([[VAULT_SET, manifest.payload.digest], ...(changes.recounted ?? [])]);
  for (const head of headPuts) {
    const { id } = head.columns;
    if (!before.has(id)) before.set(id, await digestBefore(state, head));
  }
  const digests = await nextDigests(keys, changes, before, ivOf);

  const [next, ...heads] = await Promise.all([
    sealManifest(keys, manifest, {
      digest: digestOf(digests, VAULT_SET),
      lastOrder: changes.lastOrder ?? manifest.payload.lastOrder,
      last: lastOf(changes),
      rewound: manifest.payload.rewound && changes.recounted?.has(VAULT_SET) !== true,
    }),
    ...headPuts.map((head) => {
      return sealHead(keys, head, { digest: digestOf(digests, head.columns.id), iv: ivOf(head) });
    }),
  ]);
  return {
    puts: [...heads.map(({ put }) => put), next.put],
    heads: heads.map(({ head }) => head),
    manifest: next.manifest,
  };
}

async function digestBefore(
  state: Pick<SetState, "head">,
  { columns, replaces }: HeadPut,
): Promise<string> {
  if (replaces === null) return toBase64(EMPTY_DIGEST);
  const head = await state.head(columns.id);
  if (head?.row.version !== replaces.version) throw new AppError("conflict");
  return head.payload.digest;
}

type HeadSeal = { readonly digest: string; readonly iv: Bytes };

async function sealHead(keys: KeySet, head: HeadPut, { digest, iv }: HeadSeal) {
  const { columns, replaces, after = null, payload } = head;
  const full = { ...payload, digest };
  const version = nextVersion(replaces ?? after);
  const row = await sealRow(keys, { table: "conversations", columns, version, payload: full, iv });
  const put: SealedPut = { table: "conversations", row, replaces };
  return { put, head: { row, payload: full } };
}

async function sealManifest(keys: KeySet, before: Manifest, payload: Manifest["payload"]) {
  const version = before.generation + 1;
  const columns = { id: MANIFEST_ID };
  const row = await sealRow(keys, { table: "manifest", columns, version, payload });
  const put: SealedPut = { table: "manifest", row, replaces: before.replaces };
  return { put, manifest: { generation: version, replaces: row, payload } };
}

function digestOf(digests: ReadonlyMap<string, string>, set: string): string {
  const digest = digests.get(set);
  if (digest === undefined) throw new AppError("internal");
  return digest;
}
