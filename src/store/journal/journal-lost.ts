import { isLostValue } from "../database/lost-values";
import type { JournalState } from "./journal";
import { inJournal, LOG, ROWS, readState, writeState } from "./journal-database";
import { EMPTY, recordBytes, toRecord } from "./journal-records";

/** What lies in files beside the journal's database and is lost with them, by its keys in their order. */
export type Lost = { readonly log: readonly number[]; readonly rows: readonly string[] };

const NOTHING: Lost = { log: [], rows: [] };

/**
 * Reads, and once more past what is lost where that has failed it: Chromium ends the whole transaction
 * in which one such value is asked for. What was found to be lost is passed by from then on.
 */
export function createPassing(database: IDBDatabase) {
  let lost = NOTHING;
  return async <T>(read: (lost: Lost) => Promise<T>): Promise<T> => {
    try {
      return await read(lost);
    } catch (error) {
      const found = await findLost(database);
      if (count(found) === count(lost)) throw error;
      lost = found;
      return read(lost);
    }
  };
}

/**
 * Takes away what is lost and notes the gap, which a backup closes; to be used only where the database
 * has all of it. Resolves with whether there was any.
 */
export async function dropLost(database: IDBDatabase, storeName: string): Promise<boolean> {
  const lost = await findLost(database);
  if (count(lost) === 0) return false;
  await inJournal<null>(database, "readwrite", ({ rows, state, log }, give) => {
    give(null);
    for (const key of lost.log) log.delete(key);
    for (const key of lost.rows) rows.delete(key);
    const left = rows.count();
    readState(state, storeName, (now) => {
      if (now === null) rows.clear();
      const { bytes } = lost;
      const known = now === null ? EMPTY : { ...now, rows: left.result, bytes };
      const folded = lost.rows.length > 0 ? known.newest : 0;
      const after = Math.max(known.after, folded, ...lost.log);
      writeState(state, storeName, { ...known, after, hasGap: true });
    });
  });
  return true;
}

/** The state where commits cannot be read: what these have told is missing, as what nobody has. */
export function lack(state: JournalState | null, lost: Lost): JournalState | null {
  const last = lost.log.at(-1);
  if (last === undefined) return state;
  const before = state ?? EMPTY;
  const [newest, after] = [Math.max(before.newest, last), Math.max(before.after, last)];
  return { ...before, newest, after, hasGap: true };
}

function count({ log, rows }: Lost): number {
  return log.length + rows.length;
}

/** Values that are asked for at a time: each of them by itself once that has failed. */
const BATCH = 32;

/** With about the bytes of the rows that are not lost. */
async function findLost(database: IDBDatabase): Promise<Lost & { readonly bytes: number }> {
  let bytes = 0;
  const log = await lostIn(database, LOG, () => {});
  const rows = await lostIn(database, ROWS, (values, keys) => {
    for (const [at, value] of values.entries()) {
      const record = toRecord(keys[at], value);
      if (record !== null) bytes += recordBytes(record);
    }
  });
  return {
    log: log.filter((key) => typeof key === "number"),
    rows: rows.filter((key) => typeof key === "string"),
    bytes,
  };
}

async function lostIn(
  database: IDBDatabase,
  table: string,
  onRead: (values: readonly unknown[], keys: readonly IDBValidKey[]) => void,
): Promise<readonly IDBValidKey[]> {
  const keys = await ask(database, table, (store) => store.getAllKeys());
  const lost: IDBValidKey[] = [];
  const isRead = async (some: readonly IDBValidKey[]): Promise<boolean> => {
    const range = IDBKeyRange.bound(some[0], some.at(-1));
    try {
      onRead(await ask(database, table, (store) => store.getAll(range)), some);
      return true;
    } catch (error) {
      if (isLostValue(error)) return false;
      throw error;
    }
  };
  for (let at = 0; at < keys.length; at += BATCH) {
    const some = keys.slice(at, at + BATCH);
    if (await isRead(some)) continue;
    for (const key of some) if (!(await isRead([key]))) lost.push(key);
  }
  return lost;
}

/** One request in a transaction of its own, which fails with it. */
function ask<T>(
  database: IDBDatabase,
  table: string,
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const readRequest = request(database.transaction(table, "readonly").objectStore(table));
    readRequest.onsuccess = () => resolve(readRequest.result);
    readRequest.onerror = () => reject(readRequest.error);
  });
}
