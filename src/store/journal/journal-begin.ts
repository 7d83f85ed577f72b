import type { JournalAlarm, JournalProgress } from "./journal";
import { inJournal, readState, writeState } from "./journal-database";
import { foldPart } from "./journal-fold";

type Begin = {
  readonly storeName: string;
  /** The commit that the database is at. */
  readonly through: number;
  readonly alarm: JournalAlarm;
};

/** Under it lies how far the journal went when that was last told. */
const REPORTED_KEY = "told";

/**
 * Puts in order what a worker before has left at the end. `ahead`, and the store is marked, where the
 * journal has more than the one commit that a worker may die with: nobody else has these. They are cut
 * only where a recovery has looked at the same since, and has kept the database as it is.
 */
export async function beginLog(
  database: IDBDatabase,
  { storeName, through, alarm }: Begin,
): Promise<JournalProgress> {
  const { newest, oldest, reported } = await look(database, storeName);
  const isAhead = newest > through + 1;
  if (isAhead && (reported !== newest || (await alarm.isMarked()))) {
    // First: what is told and not marked would be cut by the next one.
    await alarm.mark();
    await inJournal<null>(database, "readwrite", ({ state }, give) => {
      give(null);
      state.put(newest, REPORTED_KEY);
    });
    return "ahead";
  }
  await inJournal<null>(database, "readwrite", ({ state, log }, give) => {
    give(null);
    log.delete(IDBKeyRange.lowerBound(through, true));
    if (reported !== null) state.delete(REPORTED_KEY);
    if (!isAhead) return;
    readState(state, storeName, (now) => {
      if (now === null) return;
      writeState(state, storeName, { ...now, newest: through, after: through, hasGap: true });
    });
  });
  // An import may have left more, which is folded with what comes: nobody is to wait for that.
  if (oldest <= through) await foldPart(database, { storeName, through, more: [] });
  return newest === through - 1 ? "behind" : "ready";
}

type Found = {
  readonly newest: number;
  /** The first commit in the log; infinite for none. */
  readonly oldest: number;
  readonly reported: number | null;
};

function look(database: IDBDatabase, storeName: string): Promise<Found> {
  return inJournal(database, "readonly", (tables, give) =>
    readState(tables.state, storeName, (state) => {
      // Which commits lie there is known by their keys, whatever has become of them.
      const logged = tables.log.getAllKeys();
      const asking = tables.state.get(REPORTED_KEY);
      asking.onsuccess = () => {
        const reported = typeof asking.result === "number" ? asking.result : null;
        const sequences = logged.result.filter((key) => typeof key === "number");
        const oldest = sequences[0] ?? Number.POSITIVE_INFINITY;
        const newest = Math.max(state?.newest ?? 0, sequences.at(-1) ?? 0);
        give({ newest, oldest, reported });
      };
    }),
  );
}
