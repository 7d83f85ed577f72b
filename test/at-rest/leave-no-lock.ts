import type { Page } from "puppeteer-core";
import { launchExtension, type RunningExtension } from "../browser/harness/launch-extension";
import { say, untilStatus } from "../browser/harness/panel-page";
import { needlesOfKey } from "./canaries";
import { untilSealed } from "./change-lock";
import { compactDatabases } from "./compact-databases";
import { type Found, type Needles, searchProfile } from "./search-profile";

/** What was found while there was no lock, and at moments after a passphrase was added. */
export type Left = Readonly<
  Record<"before" | "rightAfter" | "compacted" | "closed" | "reopened", Found>
>;

/**
 * Talks without a lock, adds a passphrase, and tells where the device key and rows sealed under
 * the former vault key still lie: a browser deletes lazily.
 */
export async function leaveNoLock(profileDir: string): Promise<Left> {
  const extension = await launchExtension({ profileDir });
  let needles: Needles;
  const search = () => searchProfile(profileDir, needles);
  const early = await (async () => {
    try {
      const panel = await extension.openPanel();
      await untilStatus(panel, await say(panel, "What can you do?"), "complete");
      needles = await readNeedles(panel);
      const before = await search();
      await addPassphrase(extension, panel);
      const rightAfter = await search();
      await compactDatabases({ panel, profileDir });
      return { before, rightAfter, compacted: await search() };
    } finally {
      await extension.close();
    }
  })();
  const closed = await search();
  await (await launchExtension({ profileDir, setUp: false })).close();
  return { ...early, closed, reopened: await search() };
}

async function addPassphrase(extension: RunningExtension, panel: Page): Promise<void> {
  const { generation } = await extension.call(panel, "vault.status", {});
  const method = { kind: "passphrase", passphrase: "seven quiet herons at dusk" } as const;
  await extension.call(panel, "vault.addMethod", { generation, method });
  await untilSealed({ extension, panel });
}

/** The device key, and the first bytes of every row: magic, version, algorithm, key id. */
async function readNeedles(page: Page): Promise<Needles> {
  const { device, heads } = await page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settle(indexedDB.open("confidant"));
    const reading = database.transaction(["device", "messages"]);
    const [key] = await settle<{ key: Uint8Array }[]>(reading.objectStore("device").getAll());
    const rows = await settle<{ sealed: Uint8Array }[]>(reading.objectStore("messages").getAll());
    database.close();
    return {
      device: [...(key?.key ?? [])],
      heads: rows.map(({ sealed }) => [...sealed.slice(0, 8)]),
    };
  });
  return new Map([
    ["deviceKey", needlesOfKey(Buffer.from(device))],
    ["rowsOfFormerKey", heads.slice(0, 1).map((head) => Buffer.from(head))],
  ]);
}
