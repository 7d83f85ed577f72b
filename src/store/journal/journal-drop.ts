import type { JournalKept, JournalState } from "./journal";
import { findRecords, inJournal, keysAfter, readState, writeState } from "./journal-database";
import { foldLog } from "./journal-fold";
import { type JournalRecord, recordKey, recount } from "./journal-records";

type Drop = {
  readonly storeName: string;
  readonly sequence: number;
  readonly kept: JournalKept;
};

/** Records that are looked at in one transaction: whoever writes waits no longer than this takes. */
const BATCH = 200;

/**
 * Lets go of what was written up to a generation, in parts; begun anew where it was cut, as what is
 * left lies in the backup, too.
 */
export async function dropThrough(database: IDBDatabase, drop: Drop): Promise<void> {
  const { storeName, sequence, kept } = drop;
  // No further yet: what is found to be lost among these rows is then none of later commits.
  await foldLog(database, { storeName, through: sequence, more: [] });
  // First: cut amid the drop, it must not be taken for one that goes with an older backup.
  await noteBackup(database, drop);
  const spared = new Set(kept.rows.map(({ table, row }) => recordKey(table, row.id)));
  for (let after: string | null = ""; after !== null; ) {
    after = await dropSome(database, { storeName, sequence, spared, after });
  }
  await foldLog(database, { storeName, through: kept.generation, more: [] });
  await keepRows(database, drop);
  // Once more: what was found to be lost has left a gap, which the backup closes.
  await noteBackup(database, drop);
}

function noteBackup(database: IDBDatabase, { storeName, sequence }: Drop): Promise<null> {
  return inJournal<null>(database, "readwrite", ({ state }, give) => {
    give(null);
    readState(state, storeName, (now) => {
      if (now !== null) writeState(state, storeName, behind(now, sequence));
    });
  });
}

/** A journal that has nothing of a later commit missing goes with a backup of that generation. */
function behind(now: JournalState, sequence: number): JournalState {
  return {
    ...now,
    after: Math.max(now.after, sequence),
    newest: Math.max(now.newest, sequence),
    hasGap: now.hasGap && now.after > sequence,
  };
}

/** Takes what is in no backup, except where a later form of it is here already. */
function keepRows(database: IDBDatabase, { storeName, kept, sequence }: Drop): Promise<null> {
  const { generation, after = generation, rows: given } = kept;
  return inJournal(database, "readwrite", ({ rows, state }, give) => {
    give(null);
    const keys = given.map(({ table, row }) => recordKey(table, row.id));
    const { found } = findRecords(rows, keys);
    readState(state, storeName, (before) => {
      // One that was evicted meanwhile has none of the commits behind the backup either.
      const first = { after, newest: generation, at: 0, rows: 0, bytes: 0 };
      let next: JournalState = before ?? { ...first, hasGap: after > sequence };
      if (before === null) rows.clear();
      for (const { table, row } of given) {
        const key = recordKey(table, row.id);
        const known = before === null ? null : (found.get(key) ?? null);
        if (known !== null && known.sequence > generation) continue;
        const record: JournalRecord = { table, id: row.id, row, sequence: generation };
        next = recount(next, known, record);
        rows.put(record, key);
      }
      writeState(state, storeName, next);
    });
  });
}

type Part = Omit<Drop, "kept"> & {
  readonly spared: ReadonlySet<string>;
  readonly after: string;
};

/** Resolves with the key that it has come to; null at the end. */
function dropSome(
  database: IDBDatabase,
  { storeName, sequence, spared, after }: Part,
): Promise<string | null> {
  return inJournal(database, "readwrite", ({ rows, state }, give) => {
    const asking = rows.getAllKeys(keysAfter(after), BATCH);
    asking.onsuccess = () => {
      const keys = asking.result;
      const { found } = findRecords(rows, keys);
      // Answered after all of them.
      readState(state, storeName, (now) => {
        give(keys.length < BATCH ? null : String(keys.at(-1)));
        const gone = [...found].filter(
          ([key, record]) => record.sequence <= sequence && !spared.has(key),
        );
        for (const [key] of gone) rows.delete(key);
        if (now === null || gone.length === 0) return;
        const left = gone.reduce((before, [, record]) => recount(before, record, null), now);
        writeState(state, storeName, left);
      });
    };
  });
}
