import type { JournalKept, JournalState } from "./journal";
import { findRecords, inJournal, keysAfter, readState, writeState } from "./journal-database";
import {
  type JournalRecord,
  recordBytes,
  recordKey,
  recount,
  withoutUnread,
} from "./journal-records";

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
      if (now !== null) writeState(state, storeName, withBytes(behind(now, sequence), kept));
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

/** Of what could not be read nobody knows what it took: it is counted no longer than that is here. */
function withBytes(state: JournalState, { rows }: JournalKept): JournalState {
  if (state.rows !== rows.length) return state;
  const bytes = rows.reduce((sum, { row }) => sum + recordBytes({ row }), 0);
  return { ...state, bytes };
}

/** Takes what is in no backup, except where a later form of it is here already. */
function keepRows(database: IDBDatabase, { storeName, kept, sequence }: Drop): Promise<null> {
  const { generation, rows: given } = kept;
  return inJournal(database, "readwrite", ({ rows, state }, give) => {
    give(null);
    const keys = given.map(({ table, row }) => recordKey(table, row.id));
    const { found, odd } = findRecords(rows, keys);
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
      writeState(state, storeName, withoutUnread(next, before === null ? 0 : odd.length));
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
      const { found, odd } = findRecords(rows, keys);
      // Answered after all of them.
      readState(state, storeName, (now) => {
        give(keys.length < BATCH ? null : String(keys.at(-1)));
        const gone = [...found].filter(
          ([key, record]) => record.sequence <= sequence && !spared.has(key),
        );
        for (const key of [...gone.map(([name]) => name), ...odd]) rows.delete(key);
        if (now === null || gone.length + odd.length === 0) return;
        const left = gone.reduce((before, [, record]) => recount(before, record, null), now);
        writeState(state, storeName, withoutOdd(left, odd.length, sequence));
      });
    };
  });
}

/** What nobody can read goes as well; it may be of a commit that this backup does not hold. */
function withoutOdd(state: JournalState, odd: number, sequence: number): JournalState {
  if (odd === 0) return state;
  const left = withoutUnread(state, odd);
  return state.newest > sequence ? { ...left, after: state.newest, hasGap: true } : left;
}
