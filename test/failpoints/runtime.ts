import { type Arm, CLOCK_AHEAD, FAILPOINTS, type Signal, WRITE } from "./arm";
import { watchWrites } from "./watch-writes";

/** Reached points are told together, this often: a message each would cost more than what the worker does. */
const HITS_EVERY_MS = 5;

// Unlike a message to the worker, this neither wakes nor keeps it.
const channel = new BroadcastChannel(FAILPOINTS);
let arms: Arm[] = [];
let hits = new Map<string, number>();
/** Ids that were reached and are not told yet. */
let unreported: string[] = [];

const loaded = chrome.storage.session.get([FAILPOINTS, CLOCK_AHEAD]).then((kept) => {
  const value: unknown = kept[FAILPOINTS];
  if (Array.isArray(value)) arms = value as Arm[];
  const ahead = Number(kept[CLOCK_AHEAD] ?? 0);
  const now = Date.now.bind(Date);
  if (ahead !== 0) Date.now = () => now() + ahead;
});

channel.onmessage = async ({ data }: MessageEvent<Signal>) => {
  if (data.type !== "arm") return;
  await loaded;
  arms = [...data.arms];
  hits = new Map();
  report({ type: "armed" });
};

watchWrites((what) => note(`${WRITE}${what}`));

/** The awaited value, or its failure; what is armed here happens once it has settled. */
export async function __failpoint<T>(id: string, value?: PromiseLike<T> | T): Promise<T> {
  const [settled] = await Promise.allSettled([value]);
  await loaded;
  const arm = reach(id);
  if (arm !== null) {
    await reportReached(arm);
    if (arm.mode === "throw") throw new DOMException("armed to fail here", "UnknownError");
    await new Promise<never>(() => {});
  }
  if (settled.status === "rejected") throw settled.reason;
  return settled.value as T;
}

/**
 * The transaction; where it is armed to stop, its writes are all made but never committed. One of the
 * library's is a promise of what it gives, which never comes then.
 */
export function __failpointTransaction<T>(id: string, transaction: T): T | Promise<never> {
  const arm = reach(id);
  if (arm === null) return transaction;
  void reportReached(arm);
  if (transaction instanceof IDBTransaction) {
    interfere(transaction, arm);
    return transaction;
  }
  return arm.mode === "stop"
    ? new Promise<never>(() => {})
    : Promise.reject(new DOMException("armed to fail here", "UnknownError"));
}

function interfere(transaction: IDBTransaction, { mode }: Arm): void {
  if (mode === "throw") {
    queueMicrotask(() => transaction.abort());
    return;
  }
  // One that is told to end at once would be on the disk.
  transaction.commit = () => {};
  holdOpen(transaction);
}

/** Requests without end: a transaction commits only once it has none left. */
function holdOpen(transaction: IDBTransaction): void {
  const store = transaction.objectStore(transaction.objectStoreNames[0] ?? "");
  const request = store.count();
  request.onsuccess = () => holdOpen(transaction);
}

function reach(id: string): Arm | null {
  const count = (hits.get(id) ?? 0) + 1;
  hits.set(id, count);
  note(id);
  const arm = arms.find((candidate) => candidate.id === id && candidate.nth === count);
  if (arm === undefined) return null;
  arms = arms.filter((candidate) => candidate !== arm);
  return arm;
}

// First out of the storage: the next worker must not stop at the same place again.
async function reportReached({ id, mode }: Arm): Promise<void> {
  await chrome.storage.session.set({ [FAILPOINTS]: arms });
  report({ type: mode === "stop" ? "stopped" : "thrown", id });
}

function note(id: string): void {
  if (unreported.push(id) === 1) setTimeout(reportHits, HITS_EVERY_MS);
}

function reportHits(): void {
  const ids = unreported;
  unreported = [];
  if (ids.length > 0) channel.postMessage({ type: "hits", ids } satisfies Signal);
}

/** After what was reached before it. */
function report(signal: Signal): void {
  reportHits();
  channel.postMessage(signal);
}
