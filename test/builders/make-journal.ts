import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { createStore, type Store } from "../../src/store/create-store";
import { TABLE_NAMES } from "../../src/store/database/schema";
import { createJournal } from "../../src/store/journal/create-journal";
import type { Journal, JournalRow } from "../../src/store/journal/journal";
import { createJournalWriter } from "../../src/store/journal/journal-writer";
import { makeStore, type StoreHarness } from "./make-store";

globalThis.IDBKeyRange ??= IDBKeyRange;

/** A place for journals in memory: where it has no room, or is not there, it fails so. */
export function makeJournalStorage() {
  const world = {
    fails: null as DOMException | null,
    buckets: new Map<string, IDBFactory>(),
    /** Runs whenever a journal lets go of what a backup holds. */
    onDrop: () => {},
  };
  const journalOf = (storeName: string): Journal => {
    const storage = {
      databases: async () => {
        const found = world.buckets.get(storeName) ?? new IDBFactory();
        world.buckets.set(storeName, found);
        return found;
      },
      remove: async () => void world.buckets.delete(storeName),
    };
    const journal = createJournal({ storage, storeName });
    const guard = <A extends readonly unknown[], R>(work: (...given: A) => Promise<R>) => {
      return async (...given: A) => {
        if (world.fails !== null) throw world.fails;
        return work(...given);
      };
    };
    const dropThrough: Journal["dropThrough"] = (...given) => {
      world.onDrop();
      return journal.dropThrough(...given);
    };
    return { ...journal, append: guard(journal.append), fold: guard(journal.fold), dropThrough };
  };
  return { world, journalOf };
}

/** A store whose commits go into a journal as well; timers of the journal run by `fold`. */
export async function makeJournaled() {
  const storage = makeJournalStorage();
  const harness = await makeStore();
  const timers: (() => void)[] = [];
  const folds: Promise<unknown>[] = [];
  const errors: unknown[] = [];
  const state = { needs: 0, isMarked: false };
  const journal = storage.journalOf(harness.storeName);
  const watched = (): Journal => {
    const own = storage.journalOf(harness.storeName);
    return {
      ...own,
      fold: (through, more) => {
        const folding = own.fold(through, more);
        folds.push(folding.catch(() => undefined));
        return folding;
      },
    };
  };
  /** The store of a worker that begins, and its journal. */
  const restart = (): Store =>
    createStore({
      ...harness,
      journal: createJournalWriter({
        journal: watched(),
        alarm: {
          isMarked: async () => state.isMarked,
          mark: async () => {
            state.isMarked = true;
          },
          letGo: () => {},
        },
        later: (run) => timers.push(run),
        onNeed: () => {
          state.needs += 1;
        },
        onError: (error) => errors.push(error),
      }),
    });
  const fold = async () => {
    for (const run of timers.splice(0)) run();
    await Promise.all(folds.splice(0));
    // Whoever was told of it comes after it.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const store = restart();
  const journaled: StoreHarness = { ...harness, store };
  return { ...storage, harness: journaled, store, journal, restart, fold, errors, state };
}

export type Journaled = Awaited<ReturnType<typeof makeJournaled>>;

/** What a journal says of each row, by table and id: null where it was deleted. */
export async function replay(journal: Pick<Journal, "read">) {
  const { entries, whole, state } = await journal.read();
  const rows = new Map<string, JournalRow | null>();
  for await (const { puts, deletes } of entries) {
    for (const { table, row } of puts) rows.set(`${table}/${row.id}`, row);
    for (const { table, id } of deletes) rows.set(`${table}/${id}`, null);
  }
  return { rows, isWhole: whole(), state };
}

/** Every row of the database, by table and id. */
export async function databaseRows({ database }: Pick<StoreHarness, "database">) {
  const rows = new Map<string, unknown>();
  for (const table of TABLE_NAMES) {
    for (const row of await database.rows(table).toArray()) rows.set(`${table}/${row.id}`, row);
  }
  return rows;
}
