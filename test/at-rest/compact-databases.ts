import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "puppeteer-core";

type Deps = { readonly panel: Page; readonly profileDir: string };

/**
 * Writes so much beside the extension's rows that LevelDB moves them from its log into a table
 * file; fails where that does not happen within 10 s.
 */
export async function compactDatabases({ panel, profileDir }: Deps): Promise<void> {
  await panel.evaluate(fillDatabases);
  for (let tries = 0; tries < 200; tries += 1) {
    const tables = await tableFiles(profileDir);
    const moved = ["IndexedDB", "Local Extension Settings"].every((database) =>
      tables.some((path) => path.includes(database)),
    );
    if (moved) return;
    await sleep(50);
  }
  throw new Error("the databases were not compacted");
}

async function tableFiles(profileDir: string): Promise<string[]> {
  const names = await readdir(join(profileDir, "Default"), { recursive: true });
  return names.filter((name) => name.endsWith(".ldb"));
}

/** Runs in the page. All databases of an origin lie in one LevelDB, whose log holds 4 MB. */
async function fillDatabases(): Promise<void> {
  const rows = Array.from({ length: 100 }, () => crypto.getRandomValues(new Uint8Array(50_000)));
  const opening = indexedDB.open("filler");
  await new Promise<void>((resolve, reject) => {
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore("rows", { autoIncrement: true });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve();
  });
  for (const row of rows) {
    await new Promise<void>((resolve) => {
      const writing = opening.result.transaction("rows", "readwrite");
      writing.objectStore("rows").add(row);
      writing.oncomplete = () => resolve();
    });
  }
  opening.result.close();
  const text = rows.map((row) => String.fromCharCode(...row.map((byte) => 32 + (byte % 90))));
  for (const [at, part] of text.entries())
    await chrome.storage.local.set({ [`filler${at}`]: part });
  await chrome.storage.local.remove(text.map((_, at) => `filler${at}`));
}
