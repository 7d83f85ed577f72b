import { AppError } from "../../domain/app-error";
import { headerGeneration } from "../../domain/header-generation";
import { hasRows } from "./has-rows";
import type { Database } from "./open-database";
import { withStoreErrors } from "./store-error";
import { writeOnce } from "./write-once";

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
    readonly deviceKey: Uint8Array | null;
  }) => Promise<void>;
  /**
   * Both in one strict transaction; `conflict`, and nothing is written, where the stored header is
   * not of the expected generation. A device key of null is deleted, of undefined left as it is.
   */
  readonly replace: (input: Replacement) => Promise<void>;
  /** Whether any sealed row exists. */
  readonly hasRows: () => Promise<boolean>;
};

type Replacement = {
  readonly header: object;
  /** Null where no header is stored, or one without a generation. */
  readonly expected: number | null;
  readonly deviceKey?: Uint8Array | null | undefined;
};

/** A header store over an open database. */
export function createHeaderStore(database: Database): HeaderStore {
  return {
    read: async () => (await withStoreErrors(() => database.header.get(HEADER_ID)))?.header ?? null,
    readDeviceKey: async () =>
      (await withStoreErrors(() => database.device.get(DEVICE_ID)))?.key ?? null,
    saveFirst: ({ header, deviceKey }) =>
      writeStrictly(database, (headers, devices) => {
        // `add` fails on a row that is there, and takes the device key down with it.
        headers.add({ id: HEADER_ID, header });
        putDeviceKey(devices, deviceKey);
      }),
    replace: (replacement) =>
      writeStrictly(database, (headers, devices, refuse) =>
        replaceHeader(headers, devices, { ...replacement, refuse }),
      ),
    hasRows: () => hasRows(database),
  };
}

function replaceHeader(
  headers: IDBObjectStore,
  devices: IDBObjectStore,
  { header, expected, deviceKey, refuse }: Replacement & { readonly refuse: () => void },
): void {
  const reading = headers.get(HEADER_ID);
  reading.onsuccess = () => {
    if (headerGeneration(reading.result?.header) !== expected) {
      refuse();
      return;
    }
    headers.put({ id: HEADER_ID, header });
    if (deviceKey !== undefined) putDeviceKey(devices, deviceKey);
  };
}

function putDeviceKey(devices: IDBObjectStore, key: Uint8Array | null): void {
  if (key === null) devices.delete(DEVICE_ID);
  else devices.put({ id: DEVICE_ID, key });
}

function writeStrictly(
  database: Database,
  write: (headers: IDBObjectStore, devices: IDBObjectStore, refuse: () => void) => void,
): Promise<void> {
  return writeOnce(database, {
    tables: ["header", "device"],
    durability: "strict",
    whenFull: true,
    work: (transaction, refuse) => {
      const refuseConflict = () => refuse(new AppError("conflict"));
      const [headers, devices] = [
        transaction.objectStore("header"),
        transaction.objectStore("device"),
      ];
      write(headers, devices, refuseConflict);
    },
  });
}
