import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { BACKUPS_FOLDER } from "../../../src/domain/backup";
import { clickOnceSeen } from "./until-seen";

/** Copies a file that is kept in the browser into a folder, as a download does; resolves with its path. */
export async function takeOut(page: Page, name: string, folder: string): Promise<string> {
  const base64 = await page.evaluate(
    async (from, file) => {
      const root = await navigator.storage.getDirectory();
      const kept = await (await root.getDirectoryHandle(from)).getFileHandle(file);
      const bytes = new Uint8Array(await (await kept.getFile()).arrayBuffer());
      let text = "";
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    BACKUPS_FOLDER,
    name,
  );
  const path = join(folder, name);
  await writeFile(path, Buffer.from(base64, "base64"));
  return path;
}

/** Chooses files in the restore's form, by its own field. */
export async function chooseFiles(page: Page, paths: readonly string[]): Promise<void> {
  const field = await page.waitForSelector("input[data-restore-file]");
  await (field as Awaited<ReturnType<typeof page.$<"input">>>)?.uploadFile(...paths);
  await field?.dispose();
  await page.waitForSelector("[data-chosen-backup]");
}

/** Types what opens the backup and looks into it. */
export async function lookInto(
  page: Page,
  kind: "recovery" | "passphrase",
  secret: string,
): Promise<void> {
  await clickOnceSeen(page, `[data-restore-secret="${kind}"]`);
  await page.focus(`[data-restore-form] [data-${kind}]`);
  await page.keyboard.sendCharacter(secret);
  await clickOnceSeen(page, "[data-restore-look]");
}
