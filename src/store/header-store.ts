import { AppError } from "../domain/app-error";
import { hasRows } from "./has-rows";
import { type Database, nativeDatabase } from "./open-database";
import { toStoreError, withStoreErrors } from "./store-error";

const HEADER_ID = "vault";
const DEVICE_ID = "device";

/** The unlock header and the device key, which lie beside the rows but are none. */
export type HeaderStore = {
  /** The stored header, unchecked; null where there is none. */
  readonly read: () => Promise<unknown | null>;
  readonly readDeviceKey: () => Promise<Uint8Array | null>;
  /** Both in one strict transaction; `conflict`, and nothing is written, where a header exists. */
  readonly saveFirst: (input: {
    readonly header: object;
    readonly deviceKey: Uint8Array;
  }) => Promise<void>;
  /** Replaces the header, strictly. */
  readonly save: (header: object) => Promise<void>;
  /** Whether any sealed row exists. */
  readonly hasRows: () => Promise<boolean>;
};

/** A header store over an open database. */
export function createHeaderStore(database: Database): HeaderStore {
  return {
    read: async () => (await withStoreErrors(() => database.header.get(HEADER_ID)))?.header ?? null,
    readDeviceKey: async () =>
      (await withStoreErrors(() => database.device.get(DEVICE_ID)))?.key ?? null,
    saveFirst: ({ header, deviceKey }) =>
      writeStrictly(database, ["header", "device"], (transaction) => {
        // `add` fails on a row that is there, and takes the device key down with it.
        transaction.objectStore("header").add({ id: HEADER_ID, header });
        transaction.objectStore("device").put({ id: DEVICE_ID, key: deviceKey });
      }),
    save: (header) =>
      writeStrictly(database, ["header"], (transaction) => {
        transaction.objectStore("header").put({ id: HEADER_ID, header });
      }),
    hasRows: () => hasRows(database),
  };
}

async function writeStrictly(
  database: Database,
  tables: string[],
  write: (transaction: IDBTransaction) => void,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const transaction = nativeDatabase(database).transaction(tables, "readwrite", {
      durability: "strict",
    });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(toStoreError(transaction.error ?? new AppError("store-unavailable")));
    write(transaction);
  });
}
