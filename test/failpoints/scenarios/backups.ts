import { expect } from "vitest";
import { BACKUPS_FOLDER } from "../../../src/domain/backup";
import { chooseFolder, putFile, readBackups, readFiles } from "../backup-files";
import { createBackupPanel } from "../backup-panel";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";

/** In the private file system, which asks nobody: a person's own folder needs a person. */
const CHOSEN = "chosen";

/** What another vault of this profile has left beside the backups. */
const UNKNOWN = { name: "confidant-20200101T000000000Z.age", bytes: Uint8Array.of(1) };

/** A worker begins the day's backup once it has been quiet for about ten seconds. */
const DAILY = { timeout: 25_000, interval: 100 };

/** What a person does with backups, and what is done with them for a person. */
export const BACKUP_SCENARIOS: readonly Scenario[] = [
  {
    name: "a backup beside an older one",
    expectedRows: { backups: 1 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await createBackupPanel(stage).make();
      await ask(stage, "two");
    },
    act: async (stage) => {
      await createBackupPanel(stage).make();
    },
    afterwards: expectNothingElse,
  },
  {
    name: "a backup while somebody writes",
    expectedRows: { backups: 1 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await stage.panel.saveDraft("two");
    },
    act: async (stage) => {
      const { panel } = stage;
      const made = panel.attempt("backup.make", { withKeys: true });
      const [turn] = await Promise.all([panel.send("two"), made]);
      await panel.finish(turn);
      await createBackupPanel(stage).make();
    },
    afterwards: expectNothingElse,
  },
  {
    name: "a folder for backups, and backups that are deleted",
    expectedRows: { backups: 1 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await chooseFolder(stage.browser.page, CHOSEN);
      await putFile(stage.browser.page, BACKUPS_FOLDER, UNKNOWN);
    },
    act: async (stage) => {
      const { panel, browser } = stage;
      const status = () => panel.call("backup.status", {});
      await untilDone(
        status,
        ({ others }) => others.length === 0,
        () => panel.attempt("backup.delete", { name: UNKNOWN.name }),
      );
      const { name } = await createBackupPanel(stage).make();
      await untilDone(
        status,
        ({ folder }) => folder !== null && folder.copiedAt !== null,
        () => panel.attempt("backup.useFolder", { name: CHOSEN }),
      );
      const copies = await readFiles(browser.page, CHOSEN);
      expect(copies).toEqual(await readBackups(browser.page));
      await panel.call("backup.check", {});
      await untilDone(
        status,
        ({ folder }) => folder === null,
        () => panel.attempt("backup.forgetFolder", {}),
      );
      await untilDone(
        status,
        ({ records }) => records.length === 0,
        () => panel.attempt("backup.delete", { name }),
      );
      expect(await readFiles(browser.page, CHOSEN)).toEqual(copies);
      expect((await status()).changed).toBe(true);
    },
    afterwards: expectNothingElse,
  },
  {
    name: "the day's backup",
    cold: true,
    slow: true,
    expectedRows: { backups: 1 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async (stage) => {
      const list = () => createBackupPanel(stage).listWhole();
      await expect.poll(async () => (await list()).length, DAILY).toBe(1);
    },
    afterwards: expectNothingElse,
  },
];

/** Every file that lies there is listed, and the check finds each as it was made. */
async function expectNothingElse(stage: Stage): Promise<void> {
  const { panel, browser } = stage;
  const backups = createBackupPanel(stage);
  const { records } = await panel.call("backup.check", {});
  for (const { damage, checkedAt } of records) {
    expect(damage).toBeNull();
    expect(checkedAt).not.toBeNull();
  }
  const names = async () => (await readBackups(browser.page)).map(({ name }) => name);
  const listed = (await backups.listWhole()).map(({ name }) => name).sort();
  // A worker that has just begun removes what another one has left.
  await expect.poll(async () => String(await names()), { timeout: 5_000 }).toBe(String(listed));
  expect(await backups.readSaid()).toHaveLength(2 * panel.ledger.questions.length);
}
