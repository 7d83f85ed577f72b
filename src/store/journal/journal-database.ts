import type { JournalCommit, JournalState } from "./journal";
import { type JournalRecord, recordKey, toRecord } from "./journal-records";

/** Where a journal lies: nothing that can be lost together with the database of the rows. */
export type JournalStorage = {
  readonly databases: () => Promise<IDBFactory>;
  readonly remove: () => Promise<void>;
};

const DATABASE = "journal";
export const ROWS = "rows";
const STATE = "state";
export const LOG = "log";
const STATE_KEY = "state";

export type JournalTables = {
  readonly rows: IDBObjectStore;
  readonly state: IDBObjectStore;
  /** Commits as they came, by sequence. */
  readonly log: IDBObjectStore;
};

/** Opens the journal's own database; `onClosed` hears when it is of no use any more. */
export function openJournalDatabase(
  databases: IDBFactory,
  onClosed: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = databases.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ROWS);
      request.result.createObjectStore(STATE);
      request.result.createObjectStore(LOG);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onClosed;
      // Whoever deletes it is not to wait for this.
      database.onversionchange = () => {
        database.close();
        onClosed();
      };
      resolve(database);
    };
  });
}

/**
 * One transaction; gives what the work gave last, once it is written. Relaxed: what the system has
 * outlives the browser, and after a power cut a backup takes the place of what is missing.
 */
export function inJournal<T>(
  database: IDBDatabase,
  mode: "readonly" | "readwrite",
  work: (tables: JournalTables, give: (value: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([ROWS, STATE, LOG], mode, { durability: "relaxed" });
    let given: { readonly value: T } | null = null;
    transaction.oncomplete = () =>
      given === null ? reject(new DOMException("gone", "AbortError")) : resolve(given.value);
    transaction.onabort = () => reject(transaction.error ?? new DOMException("gone", "AbortError"));
    const [rows, state] = [transaction.objectStore(ROWS), transaction.objectStore(STATE)];
    work({ rows, state, log: transaction.objectStore(LOG) }, (value) => {
      given = { value };
    });
  });
}

/** One transaction on the log alone, whose requests are all asked at once: it waits for no answer. */
export function inLog(database: IDBDatabase, work: (log: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(LOG, "readwrite", { durability: "relaxed" });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("gone", "AbortError"));
    work(transaction.objectStore(LOG));
    transaction.commit();
  });
}

/** The keys of records after this one: names of tables begin with a letter of these. */
export function keysAfter(key: string): IDBKeyRange {
  return IDBKeyRange.bound(key, "~", true, true);
}

/** Asks for the records under these keys; what is none is left out. */
export function findRecords(
  rows: IDBObjectStore,
  keys: readonly IDBValidKey[],
): { readonly found: ReadonlyMap<string, JournalRecord>; readonly odd: () => number } {
  const found = new Map<string, JournalRecord>();
  let odd = 0;
  for (const key of keys) {
    const request = rows.get(key);
    request.onsuccess = () => {
      if (request.result === undefined) return;
      const record = toRecord(key, request.result);
      if (record === null) odd += 1;
      else found.set(String(key), record);
    };
  }
  return { found, odd: () => odd };
}

/** Asks for the state, after all that was asked for before; null where there is none of this store. */
export function readState(
  state: IDBObjectStore,
  storeName: string,
  then: (state: JournalState | null) => void,
): void {
  const request = state.get(STATE_KEY);
  request.onsuccess = () => then(toState(request.result, storeName));
}

/** Asks for the commits that were put at the end, in their order, but for the lost; what is none is left out. */
export function readLog(
  log: IDBObjectStore,
  then: (commits: readonly JournalCommit[]) => void,
  lost: readonly number[] = [],
): void {
  const ends = [Number.NEGATIVE_INFINITY, ...lost, Number.POSITIVE_INFINITY];
  const read: unknown[] = [];
  for (const [at, end] of ends.slice(1).entries()) {
    const request = log.getAll(IDBKeyRange.bound(ends[at], end, true, true));
    request.onsuccess = () => {
      read.push(...request.result);
      if (end === Number.POSITIVE_INFINITY) then(read.filter(isCommit));
    };
  }
}

/** Commits that are read first, and as many as are read at once where these are short. */
const FIRST = 2;
const PART = 32;
const SHORT_BYTES = 256 * 1024;

type CommitsRead = {
  readonly commits: readonly JournalCommit[];
  /** The key of the last of them, and of what was none; null for nothing. */
  readonly last: IDBValidKey | null;
  readonly isAll: boolean;
};

/** Asks for the first commits up to a sequence, not many where they are long; what is none is left out. */
export function readCommits(
  log: IDBObjectStore,
  through: number,
  then: (read: CommitsRead) => void,
): void {
  const asking = log.getAllKeys(IDBKeyRange.upperBound(through), PART + 1);
  asking.onsuccess = () => {
    const keys = asking.result;
    const read: JournalCommit[] = [];
    const ask = (from: number, to: number) => {
      const some = keys.slice(from, to);
      const last = keys[Math.min(to, keys.length) - 1] ?? null;
      const give = () => then({ commits: read, last, isAll: keys.length <= to });
      if (some.length === 0) return give();
      const request = log.getAll(IDBKeyRange.bound(some[0], some.at(-1)));
      request.onsuccess = () => {
        read.push(...request.result.filter(isCommit));
        if (to < PART && keys.length > to && isShort(read)) ask(to, PART);
        else give();
      };
    };
    ask(0, FIRST);
  };
}

function isShort(commits: readonly JournalCommit[]): boolean {
  let bytes = 0;
  for (const { puts } of commits) for (const { row } of puts) bytes += row.sealed.byteLength;
  return bytes < SHORT_BYTES;
}

/** Writes the state of that store's journal. */
export function writeState(state: IDBObjectStore, storeName: string, value: JournalState): void {
  state.put({ ...value, store: storeName }, STATE_KEY);
}

function isCommit(value: unknown): value is JournalCommit {
  if (typeof value !== "object" || value === null) return false;
  const { sequence, at, puts, deletes } = value as Partial<JournalCommit>;
  if (!Number.isSafeInteger(sequence) || typeof at !== "number") return false;
  if (!Array.isArray(puts) || !Array.isArray(deletes)) return false;
  return puts.every(({ table, row }) => {
    const record = { table, id: row?.id, row, sequence };
    return toRecord(recordKey(table, row?.id), record) !== null;
  });
}

const NUMBERS = ["after", "newest", "at", "rows", "bytes"] as const;

function toState(value: unknown, storeName: string): JournalState | null {
  if (typeof value !== "object" || value === null) return null;
  const { store, ...state } = value as Partial<JournalState> & { readonly store?: unknown };
  const isWhole = NUMBERS.every((name) => Number.isSafeInteger(state[name]));
  if (store !== storeName || !isWhole || typeof state.hasGap !== "boolean") return null;
  return state as JournalState;
}
