import type { CallInput, StreamInput } from "../../contract/contract";
import type { StoreList } from "../../contract/data";
import { AppError } from "../../domain/app-error";
import type { StreamSink } from "../../messaging/serve-streams";
import type { KeyValueArea } from "../../platform/key-value-area";
import type { Lifecycle } from "../lifecycle";
import type { Reader } from "../readers";
import { keepLeftOver, leftOverStore, readRestoreRecord } from "../restores/restore-record";
import { listStores, newStoreName, readStoreName, saveStoreName } from "../store-name";

export type StoreNames = {
  readonly local: Pick<KeyValueArea, "get" | "set">;
  /** The names under which anything is kept beside the database. */
  readonly localKeys: () => Promise<readonly string[]>;
  readonly databases: Pick<IDBFactory, "databases">;
  readonly lifecycle: Pick<Lifecycle, "leave">;
  readonly onChange: () => void;
};

/**
 * The stores of this profile, less what a restore has left over; needs none of them to open.
 */
export async function storeList({ local, databases }: StoreNames): Promise<StoreList> {
  const current = await readStoreName(local);
  const [stores, record] = await Promise.all([
    listStores(databases, current),
    readRestoreRecord(local),
  ]);
  const leftOver = record === null ? null : leftOverStore(record, current);
  return { current, stores: stores.filter((name) => name === current || name !== leftOver) };
}

/** Uses a new, empty store; the others stay as they are. */
export async function storeStartNew(names: StoreNames): Promise<StoreList> {
  return change(names, await newStoreName(names));
}

/** Uses another store; `not-found` where there is no such one. */
export async function storeUse(
  names: StoreNames,
  { name }: CallInput<"store.use">,
): Promise<StoreList> {
  const { stores } = await storeList(names);
  if (!stores.includes(name)) throw new AppError("not-found");
  return change(names, name);
}

async function change(names: StoreNames, name: string): Promise<StoreList> {
  // The store that is left is locked: coming back to it takes an unlock method.
  await names.lifecycle.leave(async () => {
    await keepLeftOver(names.local);
    await saveStoreName(names.local, name);
  });
  names.onChange();
  return storeList(names);
}

/** Gives every row that opens, then a summary. */
export async function storeExport(
  reader: Reader,
  _input: StreamInput<"store.export">,
  sink: StreamSink<"store.export">,
): Promise<() => void> {
  const stopped = new AbortController();
  void send(reader.store, AbortSignal.any([reader.signal, stopped.signal]), sink).finally(
    reader.end,
  );
  return () => stopped.abort();
}

async function send(
  store: Reader["store"],
  signal: AbortSignal,
  sink: StreamSink<"store.export">,
): Promise<void> {
  try {
    let opened = 0;
    let unreadable = 0;
    for await (const batch of store.export()) {
      if (signal.aborted) return;
      sink.event({ type: "rows", lines: [...batch.lines] });
      opened += batch.lines.length;
      unreadable += batch.unreadable;
    }
    sink.event({ type: "summary", opened, unreadable });
    sink.done();
  } catch (error) {
    sink.fail(error instanceof AppError ? error : new AppError("internal", { cause: error }));
  }
}
