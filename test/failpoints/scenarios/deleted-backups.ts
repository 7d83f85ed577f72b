import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { BACKUPS_FOLDER } from "../../../src/domain/backup";
import { putFile, readBackups } from "../backup-files";
import { createBackupPanel } from "../backup-panel";
import { keepBackup, keptBackup } from "../kept-backup";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";
import { takeBackIfHeld } from "./undo";

const STRANGE = "confidant-20200101T000000000Z.age";
const DAY_MS = 86_400_000;
const SOON = { timeout: 8_000, interval: 50 };
/** What may be undone is held for a quarter of a minute. */
const LATE = { timeout: 25_000, interval: 200 };
/** Ten seconds after a worker has begun, and once more where that one dies of it. */
const OVERDUE = { timeout: 28_000, interval: 200 };

/** Backups that a person takes away, and those that are overdue. */
export const DELETED_BACKUP_SCENARIOS: readonly Scenario[] = [
  {
    name: "a backup that is deleted and brought back, and deleted",
    prepare: prepareKept,
    act: async (stage) => {
      const { panel } = stage;
      const { name } = keptBackup(stage).file;
      const undo = randomUUID();
      const isThere = async () => (await namesOf(stage)).includes(name);
      await panel.attempt("backup.delete", { name, undo });
      await panel.attempt("undo.keep", { undoId: undo });
      await takeBackIfHeld(stage, undo);
      expect((await isThere()) || panel.hasDied()).toBe(true);
      if (await isThere()) await createBackupPanel(stage).listWhole();
    },
    afterwards: async (stage) => {
      await createBackupPanel(stage).listWhole();
    },
  },
  {
    name: "a backup that is deleted, and its file once that cannot be undone",
    prepare: prepareKept,
    act: async (stage) => {
      const { panel, browser } = stage;
      const { name } = keptBackup(stage).file;
      await untilDone(
        () => namesOf(stage),
        (names) => !names.includes(name),
        () => panel.attempt("backup.delete", { name, undo: randomUUID() }),
      );
      // A lock, or the worker's end, is the end of what could be undone.
      await browser.kill();
      const files = async () => {
        await panel.call("backup.status", {});
        return (await readBackups(browser.page)).map((file) => file.name);
      };
      await expect.poll(files, SOON).not.toContain(name);
    },
  },
  {
    name: "a strange backup that is deleted, and its file once it is too late for Undo",
    slow: true,
    prepare: async (stage) => {
      await prepareKept(stage);
      const { bytes } = keptBackup(stage).file;
      await putFile(stage.browser.page, BACKUPS_FOLDER, { name: STRANGE, bytes });
    },
    act: async (stage) => {
      const { panel, browser } = stage;
      const files = async () => {
        await panel.call("backup.status", {});
        return (await readBackups(browser.page)).map((file) => file.name);
      };
      const isListed = async () => {
        const { others } = await panel.call("backup.status", {});
        return others.some(({ name }) => name === STRANGE);
      };
      await untilDone(
        isListed,
        (listed) => !listed,
        () => panel.attempt("backup.delete", { name: STRANGE, undo: randomUUID() }),
      );
      await expect.poll(files, LATE).toEqual([keptBackup(stage).file.name]);
    },
  },
  {
    name: "a backup that is overdue once the browser has slept",
    cold: true,
    slow: true,
    prepare: async (stage) => {
      await prepareKept(stage);
      await ask(stage, "two");
      await stage.browser.setAhead(8 * DAY_MS);
    },
    act: async (stage) => {
      const { panel } = stage;
      const { name } = keptBackup(stage).file;
      const newer = async () => {
        await panel.call("backup.status", {});
        return (await namesOf(stage)).filter((one) => one !== name).length;
      };
      await expect.poll(newer, OVERDUE).toBeGreaterThan(0);
    },
    afterwards: async (stage) => {
      await createBackupPanel(stage).listWhole();
    },
  },
];

async function prepareKept(stage: Stage): Promise<void> {
  await begin(stage);
  await ask(stage, "one");
  await keepBackup(stage);
}

async function namesOf({ panel }: Stage): Promise<readonly string[]> {
  const { records } = await panel.call("backup.status", {});
  return records.map(({ name }) => name);
}
