import type { OpenedBackup } from "../../backup/open-backup";
import type { KeySet } from "../../crypto/key-set";
import { toFailure } from "../../domain/app-error";
import { BACKUP_NAME, type BackupState } from "../../domain/backup";
import type { FileFolder } from "../../domain/file-folder";
import { backedUpTables } from "../../store/database/backed-up-tables";
import { isProvenDeletion } from "../../store/database/deletion-proof";
import type { Database } from "../../store/database/open-database";
import { BACKUPS_ID, type Row } from "../../store/database/schema";
import {
  type FoldedJournal,
  foldedKey,
  foldJournal,
  type JournalJudge,
} from "../../store/journal/fold-journal";
import { openRow } from "../../store/rows/sealed-row";
import { newestState } from "../../store/snapshots/backup-copies";
import type { Header } from "../../vault/header";
import type { RecoveryDeps } from "./recovery-deps";

/** What lies beside the database. */
export type Sources = {
  /** The newest backup of this vault that opens; null for none. */
  readonly backup: OpenedBackup | null;
  /** Where that lies: its folder and its name. */
  readonly path: string;
  readonly journal: FoldedJournal;
  /** Whether a journal lies there that cannot be read now, and may be another time. */
  readonly isUnread: boolean;
  /** What is known of backups; null where that is nowhere. */
  readonly backups: BackupState | null;
  /** What the backup's file takes, in bytes; 0 for none. */
  readonly bytes: number;
  /** The generation of the backup; 0 for none. */
  readonly saved: number;
  /** The generation that both together lead to. */
  readonly generation: number;
  /** From when on something is missing: milliseconds since 1970; null where nothing is. */
  readonly since: number | null;
};

/** Told where not even a backup says from when on (milliseconds since 1970). */
const SOME_OF_THE_NEWEST = 0;

/** One that lies there and cannot be read. */
const NO_JOURNAL: FoldedJournal = { rows: new Map(), state: null, sealed: 0, isWhole: false };

type Deps = Pick<RecoveryDeps, "engine" | "folders" | "journalOf" | "copiesOf" | "log">;

type Sought = {
  readonly storeName: string;
  readonly header: Header;
  readonly keys: KeySet;
  /** The last generation that was seen. */
  readonly seen: number;
  /** The places of backups that were found to be damaged: a copy elsewhere may be whole. */
  readonly spoilt: ReadonlySet<string>;
  readonly signal: AbortSignal;
};

/** Null where nothing lies there that a store could be made of. */
export async function findSources(deps: Deps, sought: Sought): Promise<Sources | null> {
  const { storeName, keys, seen } = sought;
  const whole = await readJournal(deps, { storeName, keys }).catch((error): FoldedJournal => {
    // A lock is none of the journal's doing.
    keys.current();
    deps.log.warn(toFailure(error).code);
    return NO_JOURNAL;
  });
  const backups = await findBackups(deps, sought, whole);
  const reached = Math.max(seen, whole.state?.newest ?? 0);
  const newest = backups === null ? null : await newestOf(deps, { ...sought, backups, reached });
  const backup = newest?.backup ?? null;
  if (backup === null && !isFromTheBeginning(whole)) return null;
  const saved = backup?.manifest.generation ?? 0;
  const journal = backup === null ? whole : behind(whole, backup.manifest);
  const generation = Math.max(saved, journal.sealed);
  const gap = missingSince({ saved, madeAt: backup?.manifest.madeAt ?? 0, journal, seen });
  // Of another life of this vault: what the journal has may be newer, whatever the numbers say.
  const since = newest?.isForeign ? SOME_OF_THE_NEWEST : gap;
  const { path = "", bytes = 0 } = newest ?? {};
  const isUnread = whole === NO_JOURNAL;
  return { backup, path, bytes, journal, isUnread, backups, saved, generation, since };
}

/** The journal of that store, as far as it can be believed. Fails with `locked` where a lock comes. */
export async function readJournal(
  { journalOf }: Pick<Deps, "journalOf">,
  { storeName, keys }: Pick<Sought, "storeName" | "keys">,
): Promise<FoldedJournal> {
  const opens = (manifest: Row<"manifest">) =>
    openRow(keys, "manifest", manifest).then(
      () => true,
      () => {
        // A lock is none of the row's doing.
        keys.current();
        return false;
      },
    );
  const isDeleted: JournalJudge["isDeleted"] = (deleted, proof) =>
    isProvenDeletion(keys, deleted, proof).catch(() => {
      keys.current();
      return false;
    });
  return await foldJournal(journalOf(storeName), { opens, isDeleted });
}

/** Alone it makes a store only where it has every row, and is this vault's. */
function isFromTheBeginning({ sealed, state }: FoldedJournal): boolean {
  return state?.after === 0 && sealed > 0;
}

/** Without what the backup tells, which is newer: what was purged before it is not to come back. */
function behind(journal: FoldedJournal, { generation, withKeys }: Manifest): FoldedJournal {
  const included = new Set(backedUpTables(withKeys));
  const later = [...journal.rows].filter(
    ([, { table, sequence }]) => sequence > generation || !included.has(table),
  );
  return { ...journal, rows: new Map(later) };
}

type Manifest = Pick<OpenedBackup["manifest"], "generation" | "withKeys">;

type Gap = {
  readonly saved: number;
  readonly madeAt: number;
  readonly journal: FoldedJournal;
  readonly seen: number;
};

/** What neither has lies between them, or behind both. */
function missingSince({ saved, madeAt, journal, seen }: Gap): number | null {
  const { state, isWhole, sealed } = journal;
  if (!isWhole || (state !== null && (state.hasGap || state.after > saved))) return madeAt;
  if (Math.max(saved, sealed) >= seen) return null;
  return state !== null && sealed > saved ? state.at : madeAt;
}

/** What is known of backups: the newest of what journal and database have, and of what lies outside. */
export async function findBackups(
  { copiesOf }: Pick<Deps, "copiesOf">,
  { storeName, keys }: Pick<Sought, "storeName" | "keys">,
  { rows }: Pick<FoldedJournal, "rows">,
  database?: Database,
): Promise<BackupState | null> {
  const kept = await database?.rows("backups").get(BACKUPS_ID);
  const row = rows.get(foldedKey("backups", BACKUPS_ID))?.row ?? kept;
  const journaled =
    row === undefined || row === null
      ? null
      : await openRow(keys, "backups", row).catch(() => null);
  const outside = await copiesOf(storeName, keys).read();
  return newestState([journaled?.payload ?? null, outside]);
}

type Placed = {
  readonly backup: OpenedBackup;
  readonly path: string;
  readonly bytes: number;
  /**
   * Whether it goes beyond all that this store was seen to reach, and is none that it has made, or one
   * from before it was put back to an older state.
   */
  readonly isForeign: boolean;
};

type Choosing = Sought & {
  readonly backups: BackupState;
  /** The last generation that mark and journal tell of; 0 where neither does. */
  readonly reached: number;
};

async function newestOf(deps: Deps, sought: Choosing): Promise<Placed | null> {
  let newest: Placed | null = null;
  for (const [nth, folder] of (await deps.folders()).entries()) {
    const found = await newestIn(deps, folder, { ...sought, nth }).catch((error) => {
      sought.signal.throwIfAborted();
      // A folder of the person's may be gone, or not allowed any more.
      deps.log.warn(toFailure(error).code);
      return null;
    });
    if (found !== null && isNewer(found, newest)) newest = found;
  }
  return newest;
}

/**
 * By generation: a name is a time, and a clock may have been wrong. What this vault has become somewhere
 * else, in a folder that both use, counts only where there is nothing of its own.
 */
function isNewer({ backup, isForeign }: Placed, than: Placed | null): boolean {
  if (than === null || isForeign !== than.isForeign) return !isForeign || than === null;
  return backup.manifest.generation > than.backup.manifest.generation;
}

async function newestIn(
  { engine, log }: Deps,
  folder: FileFolder,
  { backups, reached, nth, header, spoilt, signal }: Choosing & { readonly nth: number },
): Promise<Placed | null> {
  let newest: Placed | null = null;
  for (const { name } of await folder.list()) {
    const path = `${nth}/${name}`;
    const identities = identitiesFor(backups, name);
    if (!BACKUP_NAME.test(name) || spoilt.has(path) || identities.length === 0) continue;
    try {
      const file = await folder.read(name);
      if (file === null) continue;
      const backup = await engine.openBackup({ file, identities, signal });
      const record = backups.records.find((one) => one.name === name);
      const isFurther = reached > 0 && backup.manifest.generation > reached;
      const isForeign = record === undefined ? isFurther : record.isBeyond === true;
      const found = { backup, path, bytes: file.size, isForeign };
      if (backup.manifest.vault === header.vault && isNewer(found, newest)) newest = found;
    } catch (error) {
      signal.throwIfAborted();
      log.warn(toFailure(error).code);
    }
  }
  return newest;
}

/** What came with a backup of somebody's opens only what this vault has made. */
function identitiesFor(backups: BackupState, name: string): readonly string[] {
  const isOwn = isMade(backups, name);
  return backups.keys
    .filter(({ isFormer }) => isOwn || isFormer !== true)
    .map((key) => key.identity);
}

function isMade({ records }: BackupState, name: string): boolean {
  return records.some((record) => record.name === name);
}
