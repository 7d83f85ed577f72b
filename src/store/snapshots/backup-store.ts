import { AppError } from "../../domain/app-error";
import type { BackupState } from "../../domain/backup";
import { backedUpTables } from "../database/backed-up-tables";
import type { Database } from "../database/open-database";
import { BACKUPS_ID, type Row, TABLE_NAMES } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import { isMuch } from "../journal/journal-folds";
import type { JournalWriter } from "../journal/journal-writer";
import type { RowReader } from "../rows/row-reader";
import type { SetState } from "../rows/set-state";
import type { Writer } from "../rows/writer";
import { type BackupCopies, newestState } from "./backup-copies";

export type BackupStore = {
  /**
   * By the row, else, where that is gone or damaged, by its copy beside the database. Null where there
   * is nothing yet; `row-tampered` where the row does not open and there is no copy.
   */
  readonly read: () => Promise<BackupState | null>;
  /**
   * Replaces it by what `change` makes of it, strictly; nothing is written where that is what it was
   * given. What was saved stays saved: writing this row is no change that a backup would be for.
   */
  readonly update: (
    change: (now: BackupState | null) => BackupState | Promise<BackupState>,
  ) => Promise<BackupState>;
  /** Brings a row that is lost, damaged or older to what its copies say, and these to what it says. */
  readonly heal: () => Promise<void>;
  /** Whether anything but this row was written since `savedGeneration`; true where that is null. */
  readonly hasChanged: () => Promise<boolean>;
  /** Whether anything but this row was written since that generation, which this worker has read. */
  readonly changedSince: (generation: number) => Promise<boolean>;
  /** Lets go of what the journal has up to that generation: it lies in a backup that was read back. */
  readonly letGo: (generation: number) => Promise<void>;
  /**
   * Whether what was written since `savedGeneration` is not all in the journal, or is much; false where
   * there is no place for a journal.
   */
  readonly needsEarly: () => Promise<boolean>;
};

type Deps = {
  readonly database: Database;
  readonly reader: Pick<RowReader, "find" | "open">;
  readonly state: Pick<SetState, "manifest">;
  readonly writer: Writer;
  readonly copies: BackupCopies;
  readonly journal: Pick<JournalWriter, "state" | "dropThrough">;
};

/** The row as it lies there, whether it opens or not, and what is known by it and its copies. */
type Found = {
  readonly row: Row<"backups"> | null;
  /** What the row itself says; null where it is not there or is damaged. */
  readonly own: BackupState | null;
  readonly newest: BackupState | null;
};

/** The one row of what is known about backups. */
export function createBackupStore(deps: Deps): BackupStore {
  const { reader, state, writer, copies } = deps;
  /** Generations in which nothing but this row was written. */
  const own = new Set<number>();

  /** The newest generation that differs from the saved one by this row alone. */
  const savedUpTo = (saved: number): number => lastInRow(own, saved);
  const find = async (): Promise<Found> => {
    const { failure, ...found } = await openRow(reader);
    const copy = await copies.read();
    const newest = newestState([found.own, standIn(copy)]);
    if (newest === null && failure !== null) throw failure;
    return { ...found, newest };
  };
  const read = async () => {
    const { own } = await openRow(reader);
    return own ?? (await find()).newest;
  };
  const write = async (found: Found, next: BackupState, commit: Commit) => {
    const { generation } = await state.manifest();
    const saved = next.savedGeneration;
    const isSaved = saved !== null && savedUpTo(saved) === generation;
    const edition = (found.newest?.edition ?? 0) + 1;
    const payload = { ...next, edition, ...(isSaved ? { savedGeneration: generation + 1 } : {}) };
    const put = { table: "backups", columns: { id: BACKUPS_ID }, replaces: found.row } as const;
    await commit({ durability: "strict", puts: [{ ...put, payload }] });
    own.add(generation + 1);
    // While nobody else writes, so the newest is written last. A copy that fails is healed later.
    await copies.write(payload);
    return payload;
  };
  return {
    read,
    update: (change) =>
      writer.write(async (commit) => {
        const found = await find();
        const next = await change(found.newest);
        return next === found.newest ? next : write(found, next, commit);
      }),
    heal: () =>
      writer.write(async (commit) => {
        const found = await find();
        const { newest } = found;
        if (newest === null) return;
        if (found.own === newest) await copies.heal(newest);
        else await write(found, newest, commit);
      }),
    hasChanged: () =>
      // While nobody writes: the row and the generation are of the same moment.
      writer.write(async () => {
        const saved = (await read())?.savedGeneration ?? null;
        const { generation } = await state.manifest();
        return saved === null || savedUpTo(saved) !== generation;
      }),
    changedSince: (seen) =>
      writer.write(async () => savedUpTo(seen) !== (await state.manifest()).generation),
    ...journalSide(deps, read),
  };
}

/** The last of the numbers that follow one another from `first` on and are all in the set. */
function lastInRow(numbers: ReadonlySet<number>, first: number): number {
  let last = first;
  while (numbers.has(last + 1)) last += 1;
  return last;
}

/** What backups have to do with the journal. */
function journalSide(
  { database, state, writer, journal }: Deps,
  read: BackupStore["read"],
): Pick<BackupStore, "letGo" | "needsEarly"> {
  return {
    letGo: (saved) =>
      // While nobody writes: a key that is removed meanwhile would come back into the journal.
      writer.write(async () => {
        const { generation } = await state.manifest();
        await journal.dropThrough(saved, { generation, rows: await inNoBackup(database) });
      }),
    needsEarly: () =>
      writer.write(async () => {
        const kept = await journal.state();
        if (kept === "none") return false;
        const saved = (await read())?.savedGeneration ?? 0;
        const { generation } = await state.manifest();
        if (kept === null) return generation > saved;
        return kept.newest !== generation || kept.after > saved || isMuch(kept);
      }),
  };
}

type OpenedRow = Omit<Found, "newest"> & { readonly failure: unknown };

async function openRow(reader: Deps["reader"]): Promise<OpenedRow> {
  const row = await reader.find("backups", BACKUPS_ID);
  try {
    const opened = row === null ? null : await reader.open("backups", row);
    return { row, own: opened?.payload ?? null, failure: null };
  } catch (failure) {
    // One of a newer release or of another key is whole: no copy takes its place.
    if (failure instanceof AppError && failure.code === "row-tampered") {
      return { row, own: null, failure };
    }
    throw failure;
  }
}

type Commit = Parameters<Parameters<Writer["write"]>[0]>[0];

/**
 * What a copy says in the place of its row, which may have been a step further: nothing tells whether
 * a backup that was begun has ended, nor which rows are in the newest.
 */
function standIn(copy: BackupState | null): BackupState | null {
  return copy === null ? null : { ...copy, begun: null, savedGeneration: null };
}

/** The rows of tables that backups leave out, the keys of connections among them: they are few. */
async function inNoBackup(database: Database) {
  const saved = backedUpTables(false);
  const tables = TABLE_NAMES.filter((table) => !saved.includes(table));
  const read = tables.map(async (table) => {
    const rows = await withStoreErrors(() => database.rows(table).toArray());
    return rows.map((row) => ({ table, row }));
  });
  return (await Promise.all(read)).flat();
}
