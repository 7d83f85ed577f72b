import { expect } from "vitest";
import { BACKUPS_FOLDER } from "../../../src/domain/backup";
import {
  alterFile,
  chooseFolder,
  putFile,
  readBackups,
  readFiles,
  readTexts,
  removeFile,
} from "../backup-files";
import { createBackupPanel } from "../backup-panel";
import { keepBackup, keptBackup } from "../kept-backup";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { makeConversation } from "./conversations";
import { ask, begin } from "./first-message";

const CHOSEN = "chosen";

const DAY_MS = 86_400_000;

/** A worker clears away a second after it began. */
const SOON = { timeout: 8_000, interval: 50 };

const ALL = { contextId: null, after: null, limit: 10, query: "", archived: false };

/** Backups and their copies that are not as they were made, or are not kept any longer. */
export const BACKUP_COPY_SCENARIOS: readonly Scenario[] = [
  {
    name: "a copy of an older backup that was altered in its folder",
    expectedRows: { backups: 1 },
    prepare: async (stage) => {
      const { page } = stage.browser;
      await prepareFolder(stage);
      const older = await createBackupPanel(stage).make();
      await ask(stage, "two");
      await createBackupPanel(stage).make();
      await putFile(page, CHOSEN, alterFile(older));
    },
    act: (stage) =>
      untilDone(
        () => areCopied(stage),
        (isCopied) => isCopied,
        () => stage.panel.attempt("backup.check", {}),
      ),
    afterwards: async (stage) => {
      expect(await createBackupPanel(stage).listWhole()).toHaveLength(2);
      expect(await areCopied(stage)).toBe(true);
    },
  },
  {
    name: "a backup that the browser has cleared, and that its folder still has",
    cold: true,
    prepare: async (stage) => {
      const { browser } = stage;
      await prepareFolder(stage);
      const { name } = await createBackupPanel(stage).make();
      await browser.kill();
      await removeFile(browser.page, BACKUPS_FOLDER, name);
    },
    act: async (stage) => {
      const files = async () => {
        await stage.panel.call("backup.status", {});
        return (await readBackups(stage.browser.page)).length;
      };
      await expect.poll(files, SOON).toBe(1);
    },
    afterwards: async (stage) => {
      expect(await createBackupPanel(stage).listWhole()).toHaveLength(1);
    },
  },
  {
    name: "a backup that was altered, where it is copied and where a purge relies on it",
    cold: true,
    expectedRows: { backups: 1 },
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await begin(stage);
      await ask(stage, "one");
      const first = panel.conversationId();
      await makeConversation(stage);
      await ask(stage, "two");
      panel.use(first);
      await keepBackup(stage);
      await chooseFolder(browser.page, CHOSEN);
      await browser.kill();
      await putFile(browser.page, BACKUPS_FOLDER, alterFile(keptBackup(stage).file));
      // What was read back of late is believed to be whole.
      await browser.setAhead(2 * DAY_MS);
    },
    act: async (stage) => {
      const { panel, browser } = stage;
      await untilDone(
        () => panel.call("backup.status", {}),
        ({ folder }) => folder?.state === "failed",
        () => panel.attempt("backup.useFolder", { name: CHOSEN }),
      );
      expect(await readFiles(browser.page, CHOSEN)).toEqual([]);
      await untilDone(
        async () => (await panel.call("conversation.list", ALL)).conversations,
        (found) => found.length === 1,
        (found) => {
          const others = found.map(({ conversation }) => conversation.id);
          const [conversationId = ""] = others.filter((id) => id !== panel.conversationId());
          return panel.attempt("conversation.purge", { conversationId, messages: 2 });
        },
      );
      panel.forget("two");
    },
    afterwards: expectReplaced,
  },
  {
    name: "backups that are not kept any longer, and their copies",
    cold: true,
    slow: true,
    expectedRows: { backups: 1 },
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await prepareFolder(stage);
      await keepContext(stage);
      const first = panel.conversationId();
      const conversationId = await makeConversation(stage);
      await ask(stage, "two");
      await panel.call("conversation.purge", { conversationId, messages: 2 });
      panel.use(first);
      panel.forget("two");
      await createBackupPanel(stage).make();
      expect(await readBackups(browser.page)).toHaveLength(2);
      expect(await areCopied(stage)).toBe(true);
      await browser.kill();
      // What was made before something stays for a week.
      await browser.setAhead(8 * DAY_MS);
    },
    act: async (stage) => {
      const { panel, browser } = stage;
      const look = async () => {
        // A worker that died meanwhile is followed by another.
        const { records } = await panel.call("backup.status", {});
        const files = [readBackups(browser.page), readFiles(browser.page, CHOSEN)];
        return [records, ...(await Promise.all(files))].map(({ length }) => length);
      };
      await expect.poll(look, SOON).toEqual([1, 1, 1]);
    },
    afterwards: async (stage) => {
      const backups = createBackupPanel(stage);
      const [left] = await backups.listWhole();
      expect(left?.texts).toEqual(await backups.readSaid());
      expect(await areCopied(stage)).toBe(true);
    },
  },
];

/** A question, and a folder that every backup is copied to. */
async function prepareFolder(stage: Stage): Promise<void> {
  const { panel, browser } = stage;
  await begin(stage);
  await ask(stage, "one");
  await chooseFolder(browser.page, CHOSEN);
  await panel.call("backup.useFolder", { name: CHOSEN });
}

/** The context does not end before the backups do. */
async function keepContext({ panel }: Stage): Promise<void> {
  const [card] = (await panel.call("context.list", {})).contexts;
  const { id = "", version = 0 } = card?.context ?? {};
  await panel.call("context.update", { id, version, fields: { expiryDays: 30 } });
}

/** Whether the folder holds every backup as it lies here, and nothing else. */
async function areCopied({ browser: { page } }: Stage): Promise<boolean> {
  const toText = (files: Awaited<ReturnType<typeof readFiles>>) =>
    files.map(({ name, bytes }) => `${name} ${Buffer.from(bytes).toString("hex")}`).join();
  return toText(await readFiles(page, CHOSEN)) === toText(await readBackups(page));
}

/** What was purged is in a backup that opens, of which there is a copy; the altered one is told. */
async function expectReplaced(stage: Stage): Promise<void> {
  const { panel, browser } = stage;
  const { file: altered, key, said } = keptBackup(stage);
  const { records, failure } = await panel.call("backup.check", {});
  expect(failure).toBeNull();
  expect(records).toMatchObject([
    { reason: "before-purge", damage: null },
    { name: altered.name, damage: "altered" },
  ]);
  const files = await readBackups(browser.page);
  const whole = files.filter(({ name }) => name !== altered.name);
  expect(whole.map(({ name }) => name)).toEqual([records[0]?.name]);
  for (const file of whole) expect(await readTexts(file, key)).toEqual(said);
  expect(await readFiles(browser.page, CHOSEN)).toEqual(whole);
}
