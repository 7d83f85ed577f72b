import type { RecoveryDisk } from "./make-recovery";

type Tables = Readonly<Record<"rows" | "state" | "log", IDBObjectStore>>;

/** Writes into the only journal as one does who has the disk and no key. */
export async function forgeJournal(
  disk: RecoveryDisk,
  forge: (tables: Tables) => void,
): Promise<void> {
  const [factory] = disk.journals.values();
  if (factory === undefined) throw new Error("no journal");
  await new Promise<void>((resolve, reject) => {
    const request = factory.open("journal");
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const transaction = database.transaction(["rows", "state", "log"], "readwrite");
      const [rows, state, log] = (["rows", "state", "log"] as const).map((name) =>
        transaction.objectStore(name),
      );
      if (rows && state && log) forge({ rows, state, log });
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}

/** Changes what it says of itself. */
export function forgeState(disk: RecoveryDisk, change: (state: object) => object): Promise<void> {
  return forgeJournal(disk, ({ state }) => {
    const reading = state.get("state");
    reading.onsuccess = () => state.put(change(reading.result), "state");
  });
}
