import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BACKUPS_FOLDER } from "../../src/domain/backup";
import {
  alterFile,
  chooseFolder,
  putFile,
  readBackups,
  readFiles,
} from "../failpoints/backup-files";
import { closeComputeHost } from "./harness/close-compute-host";
import { deleteDatabases } from "./harness/delete-databases";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { readHeard } from "./harness/read-heard";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 20_000 };
/** Stands for the folder on the person's disk, which no clean-up of the browser reaches. */
const CHOSEN = "chosen";

let profileDir: string;

beforeEach(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-evicted-"));
});

afterEach(async () => {
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

type Session = { readonly extension: RunningExtension; readonly page: Page };

async function say({ extension, page }: Session, text: string): Promise<void> {
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  const turn = { id: randomUUID(), conversationId: conversation.id, text };
  await extension.call(page, "turn.send", turn);
  const isDone = async () => (await extension.call(page, "health", {})).running === 0;
  await expect.poll(isDone, PATIENCE).toBe(true);
}

/** Talks before a backup, which is copied to the chosen folder where that is said, and after it. */
async function talk({ copied: isCopied = true } = {}): Promise<Session> {
  const extension = await launchWithOllama(NO_SERVER, { profileDir, setUp: { kind: "device" } });
  const session = { extension, page: await extension.openPage("options.html") };
  if (isCopied) {
    await chooseFolder(session.page, CHOSEN);
    await extension.call(session.page, "backup.useFolder", { name: CHOSEN });
  }
  for (const text of ["one", "two"]) await say(session, text);
  await extension.call(session.page, "backup.make", { withKeys: false });
  const copied = async () => (await readFiles(session.page, CHOSEN)).length;
  await expect.poll(copied, PATIENCE).toBe(isCopied ? 1 : 0);
  await say(session, "three");
  return session;
}

/** Removes what the browser keeps for the extension beside `storage.local`, but for what is named. */
async function evict({ extension, page }: Session, spared: readonly string[]): Promise<void> {
  await extension.killWorker();
  // It outlives the worker, and its search index lies in a file that is open.
  await closeComputeHost(extension);
  await page.evaluate(
    async (kept, folder) => {
      type Buckets = {
        readonly keys: () => Promise<string[]>;
        readonly delete: (name: string) => Promise<void>;
      };
      const { storageBuckets } = navigator as Navigator & { readonly storageBuckets: Buckets };
      for (const name of await storageBuckets.keys()) {
        if (!kept.includes(name)) await storageBuckets.delete(name);
      }
      const root = await navigator.storage.getDirectory();
      // The host's process may still hold its files for a moment after its page is gone.
      const remove = async (name: string): Promise<void> => {
        for (let tries = 100; ; tries -= 1) {
          try {
            return await root.removeEntry(name, { recursive: true });
          } catch (error) {
            if (tries === 0) throw error;
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
        }
      };
      for await (const name of root.keys()) {
        if (name !== folder) await remove(name);
      }
    },
    spared,
    CHOSEN,
  );
  await extension.close();
  await deleteDatabases({ profileDir, extensionId: extension.extensionId });
}

const reopen = () => launchWithOllama(NO_SERVER, { profileDir, setUp: false });

async function expectNotice(panel: Page, text: string): Promise<void> {
  await untilSeen(panel, "[data-recovered]");
  expect(await panel.$eval("[data-recovered]", ({ textContent }) => textContent)).toContain(text);
}

describe("a profile that the browser has cleared: database, journal and private files", () => {
  it("comes back from the chosen folder by itself, and says from when on something is missing", async () => {
    await evict(await talk(), ["confidant-folder"]);
    const extension = await reopen();
    const panel = await extension.openPanel({ gate: "open" });
    await expectNotice(panel, "everything was restored except what was written after");
    expect(await readHeard(extension, panel)).toEqual({ texts: ["one", "two"], damaged: [] });
    // Those that are noted and have no file here come back from the folder.
    const kept = async () => (await readBackups(panel)).length;
    await expect.poll(kept, PATIENCE).toBeGreaterThan(0);
    await extension.close();
  });

  it("asks for the folder where its handle is gone, too, and comes back once it is chosen", async () => {
    await evict(await talk(), []);
    const extension = await reopen();
    const panel = await extension.openPanel({ gate: "unavailable" });
    await untilSeen(panel, '[data-failure="store-gone"]');
    const said = await panel.$eval("main", ({ textContent }) => textContent);
    expect(said).toContain("The browser deleted Confidant's storage, and no copy here opens.");
    expect(said).not.toContain("There is no backup");
    await panel.evaluate((folder) => {
      const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(folder);
      Object.assign(globalThis, { showDirectoryPicker: pick });
    }, CHOSEN);
    // The page looks for the picker when it draws the screen.
    await clickOnceSeen(panel, "[data-retry-open]");
    await panel.waitForSelector("[data-retry-open]:not([disabled])");
    // Once, though it has failed just now.
    await clickOnceSeen(panel, "[data-choose-backup-folder]");
    await untilSeen(panel, "[data-recovered]");
    await expectNotice(panel, "everything was restored except what was written after");
    expect(await readHeard(extension, panel)).toEqual({ texts: ["one", "two"], damaged: [] });
    await extension.close();
  });
});

/** Alters one byte of the newest backup's manifest and deletes the databases; the journal stays. */
async function alterAndLose({ extension, page }: Session): Promise<void> {
  const newest = (await readBackups(page)).at(-1);
  if (newest === undefined) throw new Error("there is no backup");
  await putFile(page, BACKUPS_FOLDER, alterFile(newest));
  await extension.close();
  await deleteDatabases({ profileDir, extensionId: extension.extensionId });
}

describe("a deleted database whose newest backup has one byte altered", () => {
  it("comes back whole by the copy in the chosen folder and the journal", async () => {
    await alterAndLose(await talk());
    const extension = await reopen();
    const panel = await extension.openPanel({ gate: "open" });
    await expectNotice(panel, "everything was restored.");
    const all = { texts: ["one", "two", "three"], damaged: [] };
    expect(await readHeard(extension, panel)).toEqual(all);
    await extension.close();
  });

  it("comes back from an older backup, and says that something is missing", async () => {
    const session = await talk({ copied: false });
    await session.extension.call(session.page, "backup.make", { withKeys: false });
    await say(session, "four");
    await alterAndLose(session);
    const extension = await reopen();
    const panel = await extension.openPanel({ gate: "open" });
    await expectNotice(panel, "everything was restored except what was written after");
    const { texts, damaged } = await readHeard(extension, panel);
    expect(texts).toEqual(expect.arrayContaining(["one", "two", "four"]));
    expect(texts).not.toContain("three");
    expect(damaged).toEqual([]);
    await extension.close();
  });

  it("is told as gone where there is no other, and nothing empty takes its place", async () => {
    await alterAndLose(await talk({ copied: false }));
    const extension = await reopen();
    const panel = await extension.openPanel({ gate: "unavailable" });
    await untilSeen(panel, '[data-failure="store-gone"]');
    const said = await panel.$eval("main", ({ textContent }) => textContent);
    expect(said).toContain("The browser deleted your conversations");
    expect(said).toContain("no copy here opens");
    await extension.close();
  });
});
