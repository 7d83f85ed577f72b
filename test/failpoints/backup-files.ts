import { createHash } from "node:crypto";
import { Decrypter } from "age-encryption";
import type { Page } from "puppeteer-core";
import { BACKUPS_FOLDER, INCOMING_FOLDER } from "../../src/domain/backup";

export type StoredFile = { readonly name: string; readonly bytes: Uint8Array };

/** The files of a folder of the origin's private file system, sorted; none where it is not there. */
export async function readFiles(page: Page, folder: string): Promise<readonly StoredFile[]> {
  const files = await page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const directory = await root.getDirectoryHandle(name).catch(() => null);
    const found: { name: string; url: string }[] = [];
    if (directory === null) return found;
    for await (const handle of directory.values()) {
      if (handle.kind !== "file") continue;
      const file = await (handle as FileSystemFileHandle).getFile();
      const url = await new Promise<string>((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.onerror = () => reject(reader.error);
        reader.readAsDataURL(file);
      });
      found.push({ name: handle.name, url });
    }
    return found;
  }, folder);
  return files
    .map(({ name, url }) => ({ name, bytes: Buffer.from(url.split(",")[1] ?? "", "base64") }))
    .sort((left, right) => Number(left.name > right.name) - Number(left.name < right.name));
}

/** The backups that lie in the private file system, the newest last, without their key file. */
export async function readBackups(page: Page): Promise<readonly StoredFile[]> {
  const files = await readFiles(page, BACKUPS_FOLDER);
  return files.filter(({ name }) => /^confidant-\d/.test(name));
}

/** Puts a file into a folder of the private file system, in the place of one of that name. */
export function putFile(page: Page, folder: string, { name, bytes }: StoredFile): Promise<void> {
  return page.evaluate(
    async (into, called, base64) => {
      const root = await navigator.storage.getDirectory();
      const directory = await root.getDirectoryHandle(into, { create: true });
      const handle = await directory.getFileHandle(called, { create: true });
      const writable = await handle.createWritable();
      await writable.write(Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)));
      await writable.close();
    },
    folder,
    name,
    Buffer.from(bytes).toString("base64"),
  );
}

/** Takes a file out of a folder of the private file system, as a browser does that clears it. */
export function removeFile(page: Page, folder: string, name: string): Promise<void> {
  return page.evaluate(
    async (from, called) => {
      const root = await navigator.storage.getDirectory();
      await (await root.getDirectoryHandle(from)).removeEntry(called);
    },
    folder,
    name,
  );
}

/** Puts a file where the product looks for what is to be restored, as its pages do. */
export function putIncoming(page: Page, id: string, bytes: Uint8Array): Promise<void> {
  return putFile(page, INCOMING_FOLDER, { name: `${id}.age`, bytes });
}

/** The file with one bit of it altered, as by a bad disk. */
export function alterFile({ name, bytes }: StoredFile): StoredFile {
  return { name, bytes: Uint8Array.from(bytes, (byte, at) => (at === 300 ? byte ^ 1 : byte)) };
}

/** Makes a folder in the private file system the one that a person has chosen, as the page does. */
export function chooseFolder(page: Page, name: string): Promise<void> {
  return page.evaluate(async (folder) => {
    const root = await navigator.storage.getDirectory();
    const handle = await root.getDirectoryHandle(folder, { create: true });
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open("confidant-folder", 1);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => opening.result.createObjectStore("handles");
      opening.onsuccess = () => {
        const transaction = opening.result.transaction("handles", "readwrite");
        transaction.objectStore("handles").put(handle, "backups");
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
        transaction.onabort = () => reject(transaction.error);
      };
    });
  }, name);
}

/** SHA-256 of a file, hexadecimal. */
export function digestOf({ bytes }: StoredFile): string {
  return createHash("sha256").update(bytes).digest("hex");
}

type Line = { readonly table?: string; readonly id?: string; readonly gone?: boolean } & {
  readonly payload?: { readonly text?: string };
};

/**
 * Ids and texts of the messages of a backup, sorted, as its documentation has them read: what stands
 * first about a row counts. Fails as age does where the file is not whole.
 */
export async function readTexts({ bytes }: StoredFile, identity: string): Promise<string[]> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const text = await decrypter.decrypt(bytes, "text");
  const lines: Line[] = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const found = new Map<string, string>();
  for (const { table, id, payload } of lines) {
    if (table === "messages" && id !== undefined && !found.has(id)) {
      found.set(id, `${id} ${payload?.text}`);
    }
  }
  return [...found.values()].sort();
}

/** The names of all databases but the one that keeps the chosen folder, sorted. */
export function listDatabases(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? "");
    return names.filter((name) => name !== "confidant-folder").sort();
  });
}

/** The store in use. */
export function storeInUse(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = await chrome.storage.local.get<Record<string, string>>("store-name");
    return kept["store-name"] ?? "confidant";
  });
}
