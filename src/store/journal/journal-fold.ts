import type { JournalCommit, JournalState } from "./journal";
import { findRecords, inJournal, readLog, readState, writeState } from "./journal-database";
import { keysOf, takeCommits } from "./journal-records";

type Fold = {
  readonly storeName: string;
  readonly through: number;
  readonly more: readonly JournalCommit[];
};

/** Takes the log's commits up to a sequence, and more, into the rows; resolves with what that makes. */
export function foldLog(
  database: IDBDatabase,
  { storeName, through, more }: Fold,
): Promise<JournalState> {
  return inJournal(database, "readwrite", ({ rows, state, log }, give) => {
    readLog(log, (logged) => {
      const commits = [...logged.filter(({ sequence }) => sequence <= through), ...more];
      const { found } = findRecords(rows, keysOf(commits));
      readState(state, storeName, (before) => {
        if (commits.length === 0 && before !== null) return give(before);
        // Nothing, or another store's: what it says is not of these rows.
        if (before === null) rows.clear();
        const next = takeCommits(before, before === null ? new Map() : found, commits);
        for (const [key, record] of next.changed) {
          if (record === null) rows.delete(key);
          else rows.put(record, key);
        }
        // What was none of a commit goes, too.
        log.delete(IDBKeyRange.upperBound(through));
        if (commits.length > 0) writeState(state, storeName, next.state);
        give(next.state);
      });
    });
  });
}
