import type { Page } from "puppeteer-core";
import { createKeySet } from "../../src/crypto/key-set";
import { BACKUPS_ID, type Row } from "../../src/store/database/schema";
import { openRow } from "../../src/store/rows/sealed-row";
import { createVault } from "../../src/vault/create-vault";
import { createFakeKeyValueArea } from "../fakes/key-value-area";
import { storeInUse } from "./backup-files";

/**
 * What opens new backups of a vault without a lock, from its own rows: no page is told that, and a
 * recovery key would be a lock, and another key.
 */
export async function readIdentity(page: Page): Promise<string> {
  const { header, device, row } = await readSealed(page, await storeInUse(page));
  const vault = createVault({
    headers: {
      read: async () => header,
      readDeviceKey: async () => Uint8Array.from(device),
      saveFirst: refuse,
      replace: refuse,
      hasRows: async () => true,
    },
    local: createFakeKeyValueArea(),
    session: createFakeKeyValueArea(),
    files: createFakeKeyValueArea(),
    clock: Date,
    storeName: "confidant",
  });
  const { keyring, former } = await vault.open();
  const sealed: Row<"backups"> = { ...row, sealed: Uint8Array.from(row.sealed) };
  const keys = createKeySet({ current: keyring, former });
  const { payload } = await openRow(keys, "backups", sealed);
  const [newest] = payload.keys;
  if (newest === undefined) throw new Error("the vault has no key for backups");
  return newest.identity;
}

async function refuse(): Promise<never> {
  throw new Error("nothing is to be written here");
}

/** The unlock header, the device key and the row about backups, bytes as numbers. */
function readSealed(page: Page, name: string) {
  return page.evaluate(
    async (store, id) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await settled(indexedDB.open(store));
      const get = (table: string, key: string) =>
        settled(database.transaction(table).objectStore(table).get(key));
      const header = (await get("header", "vault")).header;
      const device: number[] = [...(await get("device", "device")).key];
      const row = await get("backups", id);
      database.close();
      return { header, device, row: { ...row, sealed: [...row.sealed] } };
    },
    name,
    BACKUPS_ID,
  );
}
