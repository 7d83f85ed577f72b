import type { JournalCommit, JournalState } from "./journal";
import { findRecords, inJournal, readCommits, readState, writeState } from "./journal-database";
import { type JournalRecord, keysOf, takeCommits } from "./journal-records";

type Fold = {
  readonly storeName: string;
  readonly through: number;
  readonly more: readonly JournalCommit[];
};

/**
 * Takes the log's commits up to a sequence, and more, into the rows; resolves with what that makes. In
 * parts: whoever writes waits no longer than one takes.
 */
export async function foldLog(database: IDBDatabase, fold: Fold): Promise<JournalState> {
  for (;;) {
    const { state, isAll } = await foldPart(database, fold);
    if (isAll) return state;
  }
}

/** The first part of it, with whether that was all. */
export function foldPart(
  database: IDBDatabase,
  { storeName, through, more }: Fold,
): Promise<{ readonly state: JournalState; readonly isAll: boolean }> {
  return inJournal(database, "readwrite", ({ rows, state, log }, give) => {
    readCommits(log, through, ({ commits: logged, last, isAll }) => {
      const commits = isAll ? [...logged, ...more] : logged;
      readState(state, storeName, (before) => {
        if (commits.length === 0 && last === null && before !== null) {
          return give({ state: before, isAll });
        }
        // Nothing, or another store's: what it says is not of these rows.
        if (before === null) rows.clear();
        lookFor(rows, { commits, kept: before?.rows ?? 0 }, (found) => {
          const next = takeCommits(before, found, commits);
          for (const [key, record] of next.changed) {
            if (record === null) rows.delete(key);
            else rows.put(record, key);
          }
          // What was none of a commit goes, too.
          if (last !== null) log.delete(IDBKeyRange.upperBound(last));
          if (commits.length > 0) writeState(state, storeName, next.state);
          give({ state: next.state, isAll });
        });
      });
    });
  });
}

/** From so many rows there for one that is looked for, each is asked for by itself. */
const MANY = 16;

type Sought = { readonly commits: readonly JournalCommit[]; readonly kept: number };

/** What lies there of the rows that these tell of; an import tells of thousands of which none does. */
function lookFor(
  rows: IDBObjectStore,
  { commits, kept }: Sought,
  then: (found: ReadonlyMap<string, JournalRecord>) => void,
): void {
  const sought = keysOf(commits);
  const find = (keys: readonly string[]) => {
    const { found } = findRecords(rows, keys);
    // Answered after all of them.
    rows.getKey("").onsuccess = () => then(found);
  };
  if (kept > sought.length * MANY) {
    find(sought);
    return;
  }
  const asking = rows.getAllKeys();
  asking.onsuccess = () => {
    const there = new Set(asking.result);
    find(sought.filter((key) => there.has(key)));
  };
}
