import type { BackupState } from "../domain/backup";
import { backedUpTables } from "./backed-up-tables";
import { isMuch, type JournalKeeper } from "./journal-keeper";
import type { Database } from "./open-database";
import type { RowReader } from "./row-reader";
import { BACKUPS_ID, TABLE_NAMES } from "./schema";
import type { SetState } from "./set-state";
import { withStoreErrors } from "./store-error";
import type { Writer } from "./writer";

export type BackupStore = {
  /** Null where there is nothing yet; `row-tampered` where its row does not open. */
  readonly read: () => Promise<BackupState | null>;
  /**
   * Replaces it by what `change` makes of it, strictly; nothing is written where that is what it was
   * given. What was saved stays saved: writing this row is no change that a backup would be for.
   */
  readonly update: (
    change: (now: BackupState | null) => BackupState | Promise<BackupState>,
  ) => Promise<BackupState>;
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
  readonly reader: Pick<RowReader, "get">;
  readonly state: Pick<SetState, "manifest">;
  readonly writer: Writer;
  readonly journal: Pick<JournalKeeper, "state" | "dropThrough">;
};

/** The one row of what is known about backups. */
export function createBackupStore(deps: Deps): BackupStore {
  const { database, reader, state, writer, journal } = deps;
  /** Generations in which nothing but this row was written. */
  const own = new Set<number>();

  /** The newest generation that differs from the saved one by this row alone. */
  const savedUpTo = (saved: number): number => {
    let newest = saved;
    while (own.has(newest + 1)) newest += 1;
    return newest;
  };
  const get = () => reader.get("backups", BACKUPS_ID);
  return {
    read: async () => (await get())?.payload ?? null,
    update: (change) =>
      writer.write(async (commit) => {
        const opened = await get();
        const now = opened?.payload ?? null;
        const next = await change(now);
        if (next === now) return next;
        const { generation } = await state.manifest();
        const saved = next.savedGeneration;
        const isSaved = saved !== null && savedUpTo(saved) === generation;
        const payload = isSaved ? { ...next, savedGeneration: generation + 1 } : next;
        const columns = { id: BACKUPS_ID };
        const put = { table: "backups", columns, replaces: opened?.row ?? null, payload } as const;
        await commit({ durability: "strict", puts: [put] });
        own.add(generation + 1);
        return payload;
      }),
    hasChanged: () =>
      // While nobody writes: the row and the generation are of the same moment.
      writer.write(async () => {
        const saved = (await get())?.payload.savedGeneration ?? null;
        const { generation } = await state.manifest();
        return saved === null || savedUpTo(saved) !== generation;
      }),
    changedSince: (seen) =>
      writer.write(async () => savedUpTo(seen) !== (await state.manifest()).generation),
    letGo: async (saved) => {
      const kept = await writer.write(async () => {
        const { generation } = await state.manifest();
        return { generation, rows: await inNoBackup(database) };
      });
      await journal.dropThrough(saved, kept);
    },
    needsEarly: () =>
      writer.write(async () => {
        const kept = await journal.state();
        if (kept === "none") return false;
        const saved = (await get())?.payload.savedGeneration ?? 0;
        const { generation } = await state.manifest();
        if (kept === null) return generation > saved;
        return kept.newest !== generation || kept.after > saved || isMuch(kept);
      }),
  };
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
