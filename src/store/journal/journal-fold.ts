import type { JournalCommit, JournalState } from "./journal";
import { findRecords, inJournal, readLog, readState, writeState } from "./journal-database";
import { keysOf, lack, takeCommits, withoutUnread } from "./journal-records";

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
    readLog(log, ({ commits: logged, lost }) => {
      const missing = lost.filter((sequence) => sequence <= through);
      const commits = [...logged.filter(({ sequence }) => sequence <= through), ...more];
      const { found, odd } = findRecords(rows, keysOf(commits));
      readState(state, storeName, (before) => {
        const isChanged = commits.length + missing.length > 0;
        if (!isChanged && before !== null) return give(before);
        // Nothing, or another store's: what it says is not of these rows.
        if (before === null) rows.clear();
        const next = takeCommits(before, before === null ? new Map() : found, commits);
        for (const [key, record] of next.changed) {
          if (record === null) rows.delete(key);
          else rows.put(record, key);
        }
        for (const { sequence } of commits) log.delete(sequence);
        for (const sequence of missing) log.delete(sequence);
        const anew = before === null ? [] : odd.filter((key) => next.changed.has(String(key)));
        const counted = withoutUnread(next.state, anew.length);
        const now = lack(counted, missing) ?? counted;
        if (isChanged) writeState(state, storeName, now);
        give(now);
      });
    });
  });
}
