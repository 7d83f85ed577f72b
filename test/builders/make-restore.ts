import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { BackupRow } from "../../src/backup/backup-line";
import { compareBackup } from "../../src/backup/restore/compare-backup";
import type { Comparison, RestorableBackup } from "../../src/backup/restore/comparison";
import { type RestoreResult, stageRestore } from "../../src/backup/restore/stage-restore";
import { createKeySet } from "../../src/crypto/key-set";
import { createStore } from "../../src/store/create-store";
import { createDatabase, openDatabase } from "../../src/store/database/open-database";
import { TABLE_NAMES, type TableName } from "../../src/store/database/schema";
import type { RowView } from "../../src/store/snapshots/row-view";
import { toPlainRow } from "../../src/store/snapshots/snapshot-row";
import { createStagedStore } from "../../src/store/staging/create-staged-store";
import { createFakeKeyValueArea } from "../fakes/key-value-area";
import { createFakeLocks } from "../fakes/locks";
import { BACKUP_INFO } from "./make-backup";
import { makeKeyring, makeStore, type StoreHarness, sayTurn } from "./make-store";

/** What a test needs of a store, the one conversation of `makeStore` left out. */
export type Vault = Omit<StoreHarness, "conversationId">;

type BackupOptions = {
  readonly withSecrets?: boolean;
  /** Rows of one slice. */
  readonly rowsPerSlice?: number;
  /** Stands for what the backup holds: copies are named after it. */
  readonly digest?: string;
  /** What becomes of a row on its way; null for one that is not in it. */
  readonly change?: (row: BackupRow) => BackupRow | null;
};

/** A backup of a vault at rest, opened, without a file. */
export async function backUp(vault: Vault, options: BackupOptions = {}): Promise<RestorableBackup> {
  return toBackup(await readVault(vault, options), options);
}

/** What a backup of a vault at rest holds: for those who make many backups of the same. */
export async function readVault(vault: Vault, options: Pick<BackupOptions, "withSecrets"> = {}) {
  const { withSecrets = false } = options;
  const snapshot = vault.store.snapshot({ withSecrets });
  const all: BackupRow[] = [];
  for await (const part of snapshot.parts()) all.push(...part.rows.map(toPlainRow));
  const end = await snapshot.finish(async (state) => state);
  snapshot.end();
  return { all, end, withSecrets };
}

/** As `backUp`, of what was read of a vault. */
export function toBackup(
  { all, end, withSecrets }: Awaited<ReturnType<typeof readVault>>,
  options: Omit<BackupOptions, "withSecrets"> = {},
): RestorableBackup {
  const { rowsPerSlice = 20, change = (row: BackupRow) => row } = options;
  const rows = all.map(change).filter((row) => row !== null);
  const slices = Array.from({ length: Math.ceil(rows.length / rowsPerSlice) }, (_, at) =>
    rows.slice(at * rowsPerSlice, (at + 1) * rowsPerSlice),
  );
  const { digest = JSON.stringify(rows) } = options;
  const manifest: RestorableBackup["manifest"] = {
    format: "confidant-backup",
    version: 1,
    app: BACKUP_INFO.app,
    vault: BACKUP_INFO.vault,
    madeAt: BACKUP_INFO.madeAt,
    withKeys: withSecrets,
    generation: end.generation,
    lastOrder: end.lastOrder,
    counts: end.counts,
    unreadable: end.unreadable,
    changes: 0,
    slices: [],
    digest,
    mac: "",
  };
  return {
    manifest,
    rows: async function* () {
      for (const [slice, some] of slices.entries()) yield { slice, rows: some };
    },
  };
}

/** Compares a backup, the vault's own if nothing else is said, with what is here. */
export function compare(
  backup: RestorableBackup,
  here: Vault | null,
  isForeign = false,
): Promise<Comparison> {
  const { signal } = new AbortController();
  const input = { backup, here: rowsOf(here), isForeign, signal };
  return compareBackup({ ...input, onProgress: () => undefined });
}

export type Restored = {
  readonly vault: Vault;
  readonly comparison: Comparison;
  readonly result: RestoreResult;
};

/**
 * Restores into a database of its own, under the keys of the vault that is here, or under new ones, at
 * a time at which no context's is over where none is given.
 */
export async function restore(
  backup: RestorableBackup,
  here: Vault | null,
  mode: "merge" | "replace",
  time = 0,
  isForeign = false,
  bringsBack = false,
): Promise<Restored> {
  const comparison = await compare(backup, here, isForeign);
  const vault = await emptyVault(here);
  const { staged } = vault;
  const { signal } = new AbortController();
  const clock = { now: () => time };
  const input = { backup, comparison, mode, isForeign, staged, here: rowsOf(here), signal, clock };
  const result = await stageRestore({ ...input, bringsBack, onSlice: () => undefined });
  await staged.finish({ lastOrder: result.lastOrder, backups: null });
  return { vault, comparison, result };
}

/** A database with nothing in it, a store to be over it, and the store that it becomes. */
export async function emptyVault(like: Vault | null) {
  const database = createDatabase("staged", { indexedDB: new IDBFactory(), IDBKeyRange });
  await openDatabase(database);
  const keys = like?.keys ?? createKeySet({ current: await makeKeyring("1badcafe"), former: null });
  const local = createFakeKeyValueArea();
  const locks = createFakeLocks();
  const clock = { time: Date.UTC(2026, 10, 22), now: () => clock.time };
  const storeName = "staged";
  const beside = { local, files: createFakeKeyValueArea(), locks, storeName };
  const restart = () => createStore({ database, keys, clock, ...beside });
  const staged = createStagedStore({ database, keys });
  return { store: restart(), staged, database, keys, clock, restart, ...beside };
}

/** The rows of a vault as a restore reads them; null for none. */
function rowsOf(vault: Vault | null): RowView | null {
  return vault === null ? null : vault.restart().rows;
}

/** A row as it is, with its payload parsed, a head's digest left out. */
export type PlainRow = {
  readonly columns: BackupRow["columns"];
  readonly version: number;
  readonly payload: Record<string, unknown>;
};

/** Every row that opens but the manifest and what is known of backups, by table and id. */
export async function plainRows(vault: Vault): Promise<ReadonlyMap<string, PlainRow>> {
  const rows = vault.restart().rows;
  const plain = new Map<string, PlainRow>();
  for (const table of TABLE_NAMES.filter((one) => one !== "manifest" && one !== "backups")) {
    for await (const rowIds of rows.ids(table)) {
      for (const [id, row] of await rows.find(
        table,
        rowIds.map((rowId) => rowId.id),
      )) {
        if (row !== "unreadable") plain.set(`${table}/${id}`, toPlain(row));
      }
    }
  }
  return plain;
}

/** The rows of one table of these, by id. */
export function rowsIn(
  rows: ReadonlyMap<string, PlainRow>,
  table: TableName,
): ReadonlyMap<string, PlainRow> {
  const own = [...rows].filter(([key]) => key.startsWith(`${table}/`));
  return new Map(own.map(([key, row]) => [key.slice(table.length + 1), row]));
}

function toPlain({ columns, version, payload }: BackupRow): PlainRow {
  const { digest: _digest, ...rest } = JSON.parse(payload);
  return { columns, version, payload: rest };
}

/** A vault, and another one that was restored from a backup of it. */
export async function makeTwo(): Promise<{
  readonly here: StoreHarness;
  readonly other: StoreHarness;
}> {
  const here = await makeStore();
  await sayTurn(here, "first", "one");
  return { here, other: await twinOf(here) };
}

/** A vault that was restored from a backup of this one, under keys of its own. */
export async function twinOf(here: StoreHarness): Promise<StoreHarness> {
  const { vault } = await restore(await backUp(here), null, "replace");
  return { ...vault, store: vault.restart(), conversationId: here.conversationId };
}

/** Titles of all conversations. */
export async function titlesOf(vault: Vault): Promise<readonly unknown[]> {
  const heads = rowsIn(await plainRows(vault), "conversations");
  return [...heads.values()].map(({ payload }) => payload.title).sort();
}

/** Texts of all messages. */
export async function textsIn(vault: Vault): Promise<readonly unknown[]> {
  const messages = rowsIn(await plainRows(vault), "messages");
  return [...messages.values()].map(({ payload }) => payload.text).sort();
}
