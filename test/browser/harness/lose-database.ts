import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { deleteDatabases } from "./delete-databases";
import { tearLog } from "./tear-log";

/** While the browser runs, or once it is gone. */
export const ONLINE = ["by the developer tools", "by the browser's clean-up"] as const;
export const OFFLINE = [
  "with its folder",
  "with its manifest flipped",
  "with 1 byte of its log",
  "with 4,000 bytes of its log",
] as const;

export type Online = (typeof ONLINE)[number];
export type Offline = (typeof OFFLINE)[number];

/** Takes the databases of the running extension away. */
export async function loseOnline(page: Page, method: Online): Promise<void> {
  if (method === "by the developer tools") return deleteWhileOpen(page);
  const session = await page.createCDPSession();
  const origin = new URL(page.url()).origin;
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  await session.detach();
}

type Where = { readonly profileDir: string; readonly extensionId: string };

/** Harms the databases of a browser that is gone, as that way does. */
export async function loseOffline(where: Where, method: Offline): Promise<void> {
  if (method === "with its folder") return deleteDatabases(where);
  if (method === "with its manifest flipped") return flipManifest(where);
  // Less than that is cut off whole.
  const bytes = method === "with 1 byte of its log" ? 1 : 4_000;
  await tearLog(where, bytes).catch(() => tearLog(where, 1));
}

/** As whoever deletes them in the developer tools does. */
export function deleteWhileOpen(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const { name = "" } of await indexedDB.databases()) {
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onblocked = () => resolve();
        request.onerror = () => reject(request.error);
      });
    }
  });
}

async function flipManifest({ profileDir, extensionId }: Where): Promise<void> {
  const name = `chrome-extension_${extensionId}_0.indexeddb.leveldb`;
  const folder = join(profileDir, "Default", "IndexedDB", name);
  const found = (await readdir(folder)).filter((file) => file.startsWith("MANIFEST"));
  for (const file of found) {
    const handle = await open(join(folder, file), "r+");
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(size);
    await handle.read(bytes, 0, size, 0);
    await handle.write(
      bytes.map((byte) => byte ^ 0xff),
      0,
      size,
      0,
    );
    await handle.close();
  }
}
