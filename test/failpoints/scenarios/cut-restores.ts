import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { listDatabases, storeInUse } from "../backup-files";
import { createBackupPanel } from "../backup-panel";
import { cutIntoNew } from "../cut-into-new";
import { damageRows } from "../damage-rows";
import { keepBackup, keptBackup } from "../kept-backup";
import { restoreIntoNew } from "../restore-into-new";
import type { Scenario, Stage } from "../scenario";
import { ask, begin } from "./first-message";

/** Once a part of the rows lies in the staged store. */
const ROWS_STORED = "store/staging/create-staged-store.ts#put.2";

/** Restores into a new profile after one that was cut. */
export const CUT_RESTORE_SCENARIOS: readonly Scenario[] = [
  {
    name: "a restore into a new profile that goes on",
    cold: true,
    passphrases: [],
    prepare: prepareCut,
    act: (stage) => restoreAgain(stage, "replace"),
    afterwards: expectOneStore,
  },
  {
    name: "a restore into a new profile that is begun anew in another mode",
    cold: true,
    passphrases: [],
    // In a merge nothing that there is one of comes.
    expectedRows: { settings: 0 },
    prepare: prepareCut,
    act: (stage) => restoreAgain(stage, "merge"),
    afterwards: expectOneStore,
  },
  {
    name: "a restore into a new profile that goes on where a row was moved",
    cold: true,
    passphrases: [],
    prepare: async (stage) => {
      await prepareCut(stage);
      const { page } = stage.browser;
      const inUse = await storeInUse(page);
      const staged = (await listDatabases(page)).find((name) => name !== inUse);
      const [id = ""] = (keptBackup(stage).said[0] ?? "").split(" ");
      await damageRows(page, [{ table: "messages", id, change: { id: randomUUID() } }], staged);
    },
    act: async (stage) => {
      const { panel } = stage;
      await restoreAgain(stage, "replace");
      // What lies in a strange place is kept, and told, as in any store.
      const { unreadable } = await panel.call("vault.check", {});
      if (!panel.hasDied()) expect(unreadable).toHaveLength(1);
      await panel.call("vault.repair", {});
    },
    afterwards: async (stage) => {
      expect(await createBackupPanel(stage).readSaid()).toEqual(keptBackup(stage).said);
      await expectOneStore(stage);
    },
  },
];

/** A new profile in which a restore was cut. */
async function prepareCut(stage: Stage): Promise<void> {
  await begin(stage);
  await ask(stage, "one");
  await ask(stage, "two");
  await keepBackup(stage);
  await cutIntoNew(stage, ROWS_STORED);
  await stage.browser.kill();
  expect(await listDatabases(stage.browser.page)).toHaveLength(2);
}

/** Restores the same backup until it is there. */
async function restoreAgain(stage: Stage, mode: "merge" | "replace"): Promise<void> {
  expect(await restoreIntoNew(stage, mode)).toEqual(keptBackup(stage).said);
}

function expectOneStore(stage: Stage): Promise<void> {
  return createBackupPanel(stage).expectOneStore();
}
