import { expect } from "vitest";
import { CallError } from "../../../scripts/browser/call-worker.mjs";
import { BACKUPS_FOLDER } from "../../../src/domain/backup";
import type { ImportedConversation } from "../../../src/domain/imported";
import type { Arm } from "../arm";
import { chooseFolder, digestOf, readBackups, readFiles } from "../backup-files";
import { createBackupPanel } from "../backup-panel";
import type { Panel } from "../panel";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";

const CHOSEN = "chosen";

/** As many as are not counted at once; together they are more than a slice. */
const LONG_MESSAGES = 500;

/** Where slices of a backup lie before its file does. */
const STAGING = "backups-staging";

/** A worker clears away a second after it began. */
const SOON = { timeout: 8_000, interval: 50 };

/** Backups that do not come to their end at once. */
export const CUT_BACKUP_SCENARIOS: readonly Scenario[] = [
  {
    name: "a backup after one that was cut",
    cold: true,
    expectedRows: { backups: 1 },
    prepare: async (stage) => {
      const { browser } = stage;
      await begin(stage);
      await ask(stage, "one");
      // Its slices lie there, and its file is announced.
      await browser.arm([...at("stop", "backup/write-backup.ts#writeBackup.4")], { running: true });
      browser.call(browser.page, "backup.make", { withKeys: false }).catch(() => undefined);
      await browser.stopped();
      await browser.kill();
    },
    act: async (stage) => {
      const { panel, browser } = stage;
      await panel.call("health", {});
      const left = async () => {
        // A worker that died meanwhile is followed by another.
        await panel.call("health", {});
        return (await readFiles(browser.page, STAGING)).length;
      };
      await expect.poll(left, SOON).toBe(0);
      await createBackupPanel(stage).make();
    },
    afterwards: expectWhole,
  },
  {
    name: "a backup that the disk refuses twice",
    expectedRows: { backups: 1 },
    failing: [
      // The first time with slices archived; the second time in the file, which its slice precedes.
      ...at("throw", "backup/write-sealed.ts#writeSealed.1"),
      ...at("throw", "backup/write-file.ts#writeFile.3", 3),
    ],
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async ({ panel }) => {
      await tryMake(panel);
      await tryMake(panel);
      await untilDone(
        () => panel.call("backup.status", {}),
        ({ failure, changed }) => failure === null && !changed,
        () => tryMake(panel),
      );
    },
    afterwards: expectWhole,
  },
  {
    name: "a backup of more than fits in one slice, or is counted at once",
    slow: true,
    foreign: true,
    expectedRows: { backups: 1, conversations: 2, messages: 2 + LONG_MESSAGES },
    prepare: async (stage) => {
      const { panel } = stage;
      await begin(stage);
      await ask(stage, "one");
      const { contextId } = (await panel.open()).conversation;
      const source = "claude";
      const { base } = await panel.call("import.begin", { contextId, source });
      const given = { contextId, source, base } as const;
      const { results } = await panel.call("import.add", { ...given, conversations: [LONG] });
      expect(results).toMatchObject([{ result: "added" }]);
    },
    act: async (stage) => {
      await createBackupPanel(stage).make();
    },
    afterwards: expectWhole,
  },
  {
    name: "a copy of a backup in a folder that refuses it once",
    expectedRows: { backups: 1 },
    failing: at("throw", "background/backups/write-file.ts#writeFile.3"),
    prepare: prepareFolder,
    act: async (stage) => {
      await createBackupPanel(stage).make();
      await untilCopied(stage);
    },
    afterwards: expectWhole,
  },
  {
    name: "a copy of a backup in the place of an older one",
    expectedRows: { backups: 1 },
    prepare: prepareFolder,
    act: async (stage) => {
      const { panel } = stage;
      await createBackupPanel(stage).make();
      await untilCopied(stage);
      if (panel.hasDied()) return;
      const names = (await readFiles(stage.browser.page, CHOSEN)).map(({ name }) => name);
      expect(names).toEqual((await readBackups(stage.browser.page)).map(({ name }) => name));
    },
    afterwards: expectWhole,
  },
];

/** Five million characters: four million are a slice. */
const LONG: ImportedConversation = {
  id: "long",
  title: "long",
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
  messages: Array.from({ length: LONG_MESSAGES }, (_, at) => ({
    id: String(at),
    previous: at === 0 ? null : String(at - 1),
    role: at % 2 === 0 ? "user" : "assistant",
    text: String(at).padEnd(10_000, "."),
    createdAt: 1_700_000_000_000 + at,
    model: "",
  })),
  leaf: null,
  rank: 0,
};

/** A folder in which the only backup lies, and a question since. */
async function prepareFolder(stage: Stage): Promise<void> {
  const { panel, browser } = stage;
  await begin(stage);
  await ask(stage, "one");
  await chooseFolder(browser.page, CHOSEN);
  await createBackupPanel(stage).make();
  await panel.call("backup.useFolder", { name: CHOSEN });
  await ask(stage, "two");
}

/** Asks for a copy until the newest backup lies in the folder as it lies here. */
function untilCopied({ panel, browser }: Stage): Promise<void> {
  return untilDone(
    async () => {
      const { folder, records } = await panel.call("backup.status", {});
      const copies = await readFiles(browser.page, CHOSEN);
      const copy = copies.find(({ name }) => name === records[0]?.name);
      return folder?.state === "ok" && copy !== undefined && digestOf(copy) === records[0]?.sha256;
    },
    (isCopied) => isCopied,
    () => panel.attempt("backup.useFolder", { name: CHOSEN }),
  );
}

/** Asks once; that it fails is told. */
async function tryMake(panel: Panel): Promise<void> {
  try {
    await panel.attempt("backup.make", { withKeys: false });
  } catch (error) {
    if (!(error instanceof CallError) || error.failure.code !== "backup-failed") throw error;
    expect((await panel.call("backup.status", {})).failure).not.toBeNull();
  }
}

/** What is listed is whole and is all that lies there, here and where slices are archived. */
async function expectWhole(stage: Stage): Promise<void> {
  const { browser } = stage;
  const backups = createBackupPanel(stage);
  const said = await backups.readSaid();
  const listed = await backups.listWhole();
  expect(listed[0]?.texts).toEqual(said);
  const names = listed.map(({ name }) => name).sort();
  const lie = async () => (await readFiles(browser.page, BACKUPS_FOLDER)).map(({ name }) => name);
  await expect.poll(async () => String(await lie()), SOON).toBe(String(names));
  await expect.poll(async () => (await readFiles(browser.page, STAGING)).length, SOON).toBe(0);
}

function at(mode: Arm["mode"], id: string, nth = 1): readonly Arm[] {
  return [{ id, mode, nth }];
}
