import { expect } from "vitest";
import { CallError } from "../../../scripts/browser/call-worker.mjs";
import { listDatabases, storeInUse } from "../backup-files";
import { createBackupPanel, NEW_LOCK } from "../backup-panel";
import { cutIntoNew } from "../cut-into-new";
import { keepBackup, keptBackup } from "../kept-backup";
import { replaceUntilDone, sayAfterBackup } from "../replace-until-done";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";

/** A store is looked for and taken up once a worker has begun. */
const SOON = { timeout: 8_000, interval: 50 };

/** Where a store that is whole is about to be chosen. */
const UNSWITCHED = "background/restores/switch-store.ts#choose.1";

/** Restores that fail, or are cut when all but the switch is done. */
export const FAILED_RESTORE_SCENARIOS: readonly Scenario[] = [
  {
    name: "a restore that fails on its way without a backup before it",
    failing: [{ id: "backup/restore/stage-restore.ts#stageRestore.1", mode: "throw", nth: 1 }],
    prepare: sayAfterBackup,
    act: (stage) => replaceUntilDone(stage, () => tryReplace(stage)),
    afterwards: async (stage) => {
      const backups = createBackupPanel(stage);
      expect(await backups.listWhole()).toMatchObject([{ name: keptBackup(stage).file.name }]);
      await backups.expectOneStore();
    },
  },
  {
    name: "a restore into a new profile that was cut before its store was chosen",
    cold: true,
    passphrases: [],
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await keepBackup(stage);
      await cutIntoNew(stage, UNSWITCHED);
    },
    act: async (stage) => {
      const { panel } = stage;
      const { said } = keptBackup(stage);
      const state = async () => (await panel.call("vault.status", {})).state;
      await expect.poll(state, SOON).not.toBe("new");
      await untilDone(
        state,
        (now) => now === "unlocked",
        () => panel.attempt("vault.unlock", { secret: NEW_LOCK.method }),
      );
      expect(await createBackupPanel(stage).readSaid()).toEqual(said);
    },
    afterwards: (stage) => createBackupPanel(stage).expectOneStore(),
  },
];

/** Asks once; where it fails nothing is left over of it. */
async function tryReplace(stage: Stage): Promise<void> {
  const { panel, browser } = stage;
  const source = { from: "kept", name: keptBackup(stage).file.name } as const;
  const previewed = await panel.attempt("restore.preview", { source, secret: { kind: "vault" } });
  if (previewed === null) return;
  try {
    await panel.attempt("restore.run", { mode: "replace", withoutBackup: true });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    expect(await listDatabases(browser.page)).toEqual([await storeInUse(browser.page)]);
  }
}
