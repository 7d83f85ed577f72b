import type { JournalCommit, JournalEntry, JournalReading, JournalState } from "./journal";
import { findRecords, inJournal, keysAfter, readLog, readState } from "./journal-database";
import { createPassing, type Lost, lack } from "./journal-lost";
import { follow, type JournalRecord } from "./journal-records";

/** Rows that are read at a time: one that belongs to an attachment may hold megabytes. */
const BATCH = 32;

/** A journal as it is now; nothing is to be written to it while it is read. */
export async function readJournal(
  database: IDBDatabase,
  storeName: string,
): Promise<JournalReading> {
  const passing = createPassing(database);
  const { state, whole, commits, odd } = await passing((lost) =>
    readEnds(database, { storeName, lost }),
  );
  const seen = { rows: 0, odd, hasEnded: false };
  async function* entries(): AsyncGenerator<JournalEntry> {
    for (let after = ""; state !== null; ) {
      const batch = await passing((lost) => readBatch(database, { after, lost }));
      seen.odd += batch.odd;
      seen.rows += batch.records.length;
      if (batch.records.length > 0) yield toEntry(batch.records, state.at);
      if (batch.last === null) break;
      after = batch.last;
    }
    yield* commits;
    seen.hasEnded = true;
  }
  return {
    state: whole,
    entries: entries(),
    whole: () => {
      const isRead = seen.hasEnded && seen.odd === 0 && seen.rows === (state?.rows ?? 0);
      return isRead && whole?.hasGap !== true;
    },
  };
}

type Ends = {
  readonly state: JournalState | null;
  /** That with the commits. */
  readonly whole: JournalState | null;
  readonly commits: readonly JournalCommit[];
  /** What lies there beside, and is not of this journal. */
  readonly odd: number;
};

function readEnds(
  database: IDBDatabase,
  { storeName, lost }: { readonly storeName: string; readonly lost: Lost },
): Promise<Ends> {
  return inJournal(database, "readonly", ({ state, log, rows }, give) =>
    readState(state, storeName, (folded) => {
      const then = (commits: readonly JournalCommit[]) => {
        const [logged, kept] = [log.count(), rows.count()];
        kept.onsuccess = () => {
          const foreign = folded === null ? kept.result : 0;
          const odd = logged.result - commits.length + foreign;
          const whole = lack(commits.reduce<JournalState | null>(follow, folded), lost);
          give({ state: folded, whole, commits, odd });
        };
      };
      readLog(log, then, lost.log);
    }),
  );
}

type Batch = {
  readonly records: readonly JournalRecord[];
  readonly odd: number;
  /** Null at the end. */
  readonly last: string | null;
};

function readBatch(
  database: IDBDatabase,
  { after, lost }: { readonly after: string; readonly lost: Lost },
): Promise<Batch> {
  return inJournal(database, "readonly", ({ rows, state }, give) => {
    const asking = rows.getAllKeys(keysAfter(after), BATCH);
    asking.onsuccess = () => {
      const keys = asking.result;
      const here = keys.filter((key) => !lost.rows.includes(String(key)));
      const { found, odd } = findRecords(rows, here);
      // Answered after all of them.
      state.count().onsuccess = () =>
        give({
          records: [...found.values()],
          odd: odd() + keys.length - here.length,
          last: lastOf(keys),
        });
    };
  });
}

function lastOf(keys: readonly IDBValidKey[]): string | null {
  const last = keys.at(-1);
  return typeof last === "string" ? last : null;
}

function toEntry(records: readonly JournalRecord[], at: number): JournalEntry {
  return {
    sequence: records.reduce((newest, { sequence }) => Math.max(newest, sequence), 0),
    at,
    puts: records.flatMap(({ table, row, sequence }) =>
      row === null ? [] : [{ table, row, sequence }],
    ),
    deletes: records.flatMap(({ table, id, row, sequence, proof }) =>
      row === null ? [{ table, id, sequence, proof }] : [],
    ),
  };
}
