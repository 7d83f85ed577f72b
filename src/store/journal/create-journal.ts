import { withStoreErrors } from "../database/store-error";
import type { Journal, JournalState } from "./journal";
import { beginLog } from "./journal-begin";
import {
  inJournal,
  inLog,
  type JournalStorage,
  openJournalDatabase,
  readLog,
  readState,
} from "./journal-database";
import { dropThrough } from "./journal-drop";
import { foldLog } from "./journal-fold";
import { createPassing, dropLost, lack } from "./journal-lost";
import { readJournal } from "./journal-reading";
import { follow } from "./journal-records";
import { reproveDeletions } from "./journal-reprove";

type Deps = {
  readonly storage: JournalStorage;
  readonly storeName: string;
};

/** The journal of one store, which is not looked for before it is used; fails as IndexedDB does. */
export function createJournal({ storage, storeName }: Deps): Journal {
  const { use, mend, close } = createHandle({ storage, storeName });
  const state = () => use((database) => readWhole(database, storeName));
  return {
    begin: (through, alarm) =>
      mend((database) => beginLog(database, { storeName, through, alarm })),
    append: (commits) =>
      use((database) =>
        inLog(database, (log) => {
          // What lies there is another worker's, which the database may have taken.
          for (const commit of commits) log.add(commit, commit.sequence);
        }),
      ),
    takeBack: (sequence) =>
      use((database) =>
        inLog(database, (log) => {
          log.delete(sequence);
        }),
      ),
    fold: (through, more = []) =>
      mend((database) => foldLog(database, { storeName, through, more })),
    read: () => use((database) => readJournal(database, storeName)),
    state,
    position: async () => (await state())?.newest ?? 0,
    dropThrough: (sequence, kept = { generation: sequence, rows: [] }) =>
      mend((database) => dropThrough(database, { storeName, sequence, kept })),
    reprove: (through, reprove) =>
      mend(async (database) => {
        await foldLog(database, { storeName, through, more: [] });
        await reproveDeletions(database, reprove);
      }),
    remove: async () => {
      await close();
      await withStoreErrors(storage.remove);
    },
  };
}

/** The database behind a journal, opened when it is first used, and anew after what went wrong. */
function createHandle({ storage, storeName }: Deps) {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = () => {
    opened ??= storage.databases().then((databases) => openJournalDatabase(databases, forget));
    return opened;
  };
  const use = <T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> =>
    withStoreErrors(async () => {
      try {
        return await work(await open());
      } catch (error) {
        // What is wrong with the handle is not to stay so.
        forget();
        throw error;
      }
    });
  const mend = <T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> =>
    use(async (database) => {
      try {
        return await work(database);
      } catch (error) {
        if (!(await dropLost(database, storeName))) throw error;
        return await work(database);
      }
    });
  const close = async () => {
    const database = await opened?.catch(() => null);
    database?.close();
    forget();
  };
  return { use, mend, close };
}

/** With what was put at its end, of which the bytes do not count yet. */
function readWhole(database: IDBDatabase, storeName: string): Promise<JournalState | null> {
  return createPassing(database)((lost) =>
    inJournal(database, "readonly", (tables, give) =>
      readState(tables.state, storeName, (state) =>
        readLog(
          tables.log,
          (commits) => give(lack(commits.reduce<JournalState | null>(follow, state), lost)),
          lost.log,
        ),
      ),
    ),
  );
}
