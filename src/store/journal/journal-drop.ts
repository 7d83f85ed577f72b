import type { JournalKept, JournalState } from "./journal";
import { findRecords, inJournal, keysAfter, readState, writeState } from "./journal-database";
import { type JournalRecord, recordKey, recount, toRecord } from "./journal-records";

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
  await keepRows(database, drop);
  const spared = new Set(kept.rows.map(({ table, row }) => recordKey(table, row.id)));
  for (let after: string | null = ""; after !== null; ) {
    after = await dropSome(database, { storeName, sequence, spared, after });
  }
  await inJournal<null>(database, "readwrite", ({ state }, give) => {
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
  const { generation, rows: given } = kept;
  return inJournal(database, "readwrite", ({ rows, state }, give) => {
    give(null);
    const keys = given.map(({ table, row }) => recordKey(table, row.id));
    const { found } = findRecords(rows, keys);
    readState(state, storeName, (before) => {
      const first = { after: sequence, newest: generation, at: 0, rows: 0, bytes: 0 };
      let next: JournalState = before ?? { ...first, hasGap: generation > sequence };
      if (before === null) rows.clear();
      for (const { table, row } of given) {
        const key = recordKey(table, row.id);
        const known = before === null ? null : (found.get(key) ?? null);
        if (known !== null && known.sequence > generation) continue;
        const record: JournalRecord = { table, id: row.id, row, sequence: generation, born: 0 };
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
    const gone: JournalRecord[] = [];
    let passed = 0;
    const end = (key: string | null) => {
      give(key);
      if (gone.length === 0) return;
      readState(state, storeName, (now) => {
        if (now === null) return;
        writeState(
          state,
          storeName,
          gone.reduce((left, record) => recount(left, record, null), now),
        );
      });
    };
    const walk = rows.openCursor(keysAfter(after));
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (cursor === null) return end(null);
      const key = String(cursor.key);
      const record = toRecord(cursor.key, cursor.value);
      if (record !== null && record.sequence <= sequence && !spared.has(key)) {
        gone.push(record);
        cursor.delete();
      }
      passed += 1;
      if (passed === BATCH) end(key);
      else cursor.continue();
    };
  });
}
