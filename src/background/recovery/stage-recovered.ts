import { createKeySet, type KeySet } from "../../crypto/key-set";
import { toFailure } from "../../domain/app-error";
import { proveDeletion } from "../../store/database/deletion-proof";
import { createGenerationMark } from "../../store/database/generation-mark";
import type { Database } from "../../store/database/open-database";
import { MANIFEST_ID, type Row, type TableName } from "../../store/database/schema";
import { withStoreErrors } from "../../store/database/store-error";
import { type FoldedRow, isRow } from "../../store/journal/fold-journal";
import type { JournalDelete, JournalPut } from "../../store/journal/journal";
import type { StagedStore } from "../../store/staging/staged-store";
import { hasLock } from "../../vault/header";
import { findDeviceKey } from "../../vault/open-vault";
import { plantHeader } from "../../vault/plant-header";
import { takeModelFolder } from "../model-folders";
import { noteWhole, saveRestoreRecord } from "../restores/restore-record";
import { newStoreName } from "../store-name";
import type { Filled } from "./fill-store";
import type { Sources } from "./find-sources";
import type { Found, RecoveryWork } from "./recovery";
import type { RecoveryDeps } from "./recovery-deps";

type Given = Pick<RecoveryWork, "signal" | "onProgress"> & {
  readonly found: Found;
  readonly sources: Pick<Sources, "backups" | "journal" | "saved" | "generation">;
  /** The last generation that was seen. */
  readonly seen: number;
  /** About how many rows come. */
  readonly total: number;
  /** Stores the rows. */
  readonly fill: (
    staged: StagedStore,
    onRows: (done: number) => void,
    keys: KeySet,
  ) => Promise<Filled>;
};

export type StagedRecovery = Filled & { readonly storeName: string };

/**
 * Makes another store of what lies beside the database, with the same vault and the same journal; the
 * store in use is left as it is. Fails as reading and writing rows do: then it is left over, as the
 * record tells.
 */
export async function stageRecovered(deps: RecoveryDeps, given: Given): Promise<StagedRecovery> {
  const { found, sources, seen, signal } = given;
  const { storeName: replaces } = found.profile;
  const { local, files, log, createHeaders } = deps;
  const storeName = await newStoreName(deps);
  // Before there is anything: whoever finds it cut knows what to remove.
  const record = { staged: storeName, replaces, intoNew: false, isSwitched: false };
  await saveRestoreRecord(local, record);
  await takeModelFolder(local, { storeName, from: replaces });
  const database = await deps.openDatabase(storeName);
  const keys = createKeySet({ current: found.opened.keyring, former: found.opened.former });
  signal.addEventListener("abort", keys.drop);
  try {
    signal.throwIfAborted();
    const deviceKey = await deviceKeyOf(deps, found);
    const copyDeps = { headers: createHeaders(database), local, files, storeName, log };
    await plantHeader(copyDeps, { header: found.opened.header, deviceKey });
    const staged = deps.engine.createStagedStore({ database, keys, clock: deps.clock });
    const filled = await given.fill(staged, countRows(given), keys);
    const { backups } = sources;
    if (backups !== null) await deps.copiesOf(storeName, keys).write(backups);
    const above = Math.max(sources.generation, seen);
    await staged.finish({ lastOrder: filled.lastOrder, backups, above });
    createGenerationMark(local, storeName).publish(above + 1);
    const manifest = await withStoreErrors(() => database.rows("manifest").get(MANIFEST_ID));
    if (manifest !== undefined) {
      // Without it the next commit begins one, whose gap the next backup closes.
      const keeping = keepJournal(deps, sources, { storeName, database, manifest, keys });
      await keeping.catch((error) => log.warn(toFailure(error).code));
    }
    signal.throwIfAborted();
    await noteWhole(local);
    return { ...filled, storeName };
  } finally {
    signal.removeEventListener("abort", keys.drop);
    keys.drop();
    database.close();
  }
}

/** The one that opens the vault, of those that lie there: behind a lock none is to be left. */
async function deviceKeyOf(
  { createHeaders, readDeviceKeys }: RecoveryDeps,
  { profile, opened }: Found,
): Promise<Uint8Array | null> {
  if (hasLock(opened.header)) return null;
  const inside = await createHeaders(profile.database).readDeviceKey();
  const outside = await readDeviceKeys(profile.storeName);
  return findDeviceKey(opened.header, inside === null ? outside : [inside, ...outside]);
}

function countRows({ total, onProgress }: Given): (done: number) => void {
  onProgress({ stage: "staging", done: 0, total });
  return (done) => onProgress({ stage: "staging", done: Math.min(done, total), total });
}

type Keeping = {
  readonly storeName: string;
  readonly database: Database;
  readonly manifest: Row<"manifest">;
  readonly keys: KeySet;
};

/**
 * Gives the new store a journal that goes back to the same backup: until the next one the same
 * sources make this store again.
 */
async function keepJournal(
  { journalOf }: RecoveryDeps,
  { journal, saved }: Given["sources"],
  { storeName, database, manifest, keys }: Keeping,
): Promise<void> {
  const sequence = manifest.version;
  const entries = [...journal.rows];
  const deletes = entries.flatMap(([key, found]) =>
    isRow(found) ? [] : [toDelete(keys, key, sequence)],
  );
  const rows = entries.map(([, found]) => found).filter(isRow);
  const puts: JournalPut[] = [{ table: "manifest", row: manifest, as: "changed" }];
  for (const table of new Set(rows.map((found) => found.table))) {
    if (table === "manifest") continue;
    const own = rows.filter((found) => found.table === table);
    puts.push(...(await asStored(database, table, own)));
  }
  const target = journalOf(storeName);
  // Nothing is missing between the backup and the one commit that has everything since.
  await target.dropThrough(saved, { generation: sequence - 1, after: saved, rows: [] });
  const at = journal.state?.at ?? 0;
  await target.fold(sequence, [{ sequence, at, puts, deletes: await Promise.all(deletes) }]);
}

/** What was sealed anew has another digest than the form that the journal had: that proves no database. */
async function asStored(
  database: Database,
  table: TableName,
  found: readonly FoldedRow[],
): Promise<readonly JournalPut[]> {
  const ids = found.map(({ row }) => row.id);
  const stored = await withStoreErrors(() => database.rows(table).bulkGet(ids));
  return found.map(({ row }, at) => ({ table, row: stored[at] ?? row, as: "changed" }));
}

async function toDelete(keys: KeySet, key: string, sequence: number): Promise<JournalDelete> {
  const [name, id = ""] = key.split("/");
  const table = name as TableName;
  return { table, id, proof: await proveDeletion(keys, { table, id, sequence }) };
}
