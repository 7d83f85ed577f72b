import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { CallError } from "../../../scripts/browser/call-worker.mjs";
import { listDatabases, putIncoming, storeInUse } from "../backup-files";
import { createBackupPanel } from "../backup-panel";
import { keepBackup, keptBackup } from "../kept-backup";
import type { Scenario, Stage } from "../scenario";
import { wipeProfile } from "../stored-rows";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";

/** A store is looked for and taken up once a worker has begun. */
const SOON = { timeout: 8_000, interval: 50 };

/** Where a store that is whole is about to be chosen. */
const UNSWITCHED = "background/restores/switch-store.ts#choose.1";

/** Restores that fail, or are cut when all but the switch is done. */
export const FAILED_RESTORE_SCENARIOS: readonly Scenario[] = [
  {
    name: "a restore that fails on its way, without a backup before it",
    failing: [{ id: "backup/restore/stage-restore.ts#stageRestore.1", mode: "throw", nth: 1 }],
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await keepBackup(stage);
      await ask(stage, "two");
    },
    act: async (stage) => {
      const backups = createBackupPanel(stage);
      const { said } = keptBackup(stage);
      const before = await backups.readSaid();
      await untilDone(
        async () => {
          const now = await backups.readSaid();
          expect([before, said]).toContainEqual(now);
          return now;
        },
        (now) => now.length === said.length,
        () => tryReplace(stage),
      );
      stage.panel.forget("two");
    },
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
      const { panel, browser } = stage;
      await begin(stage);
      await ask(stage, "one");
      await keepBackup(stage);
      await browser.kill();
      await wipeProfile(browser.page);
      const { file, key } = keptBackup(stage);
      const id = randomUUID();
      await putIncoming(browser.page, id, file.bytes);
      const secret = { kind: "recovery", key } as const;
      await panel.call("restore.preview", { source: { from: "file", id }, secret });
      await browser.arm([{ id: UNSWITCHED, mode: "stop", nth: 1 }], { running: true });
      browser.call(browser.page, "restore.run", { mode: "replace" }).catch(() => undefined);
      await browser.stopped();
    },
    act: async (stage) => {
      const { panel } = stage;
      const { key, said } = keptBackup(stage);
      const secret = { kind: "recovery", key } as const;
      const state = async () => (await panel.call("vault.status", {})).state;
      await expect.poll(state, SOON).not.toBe("new");
      await untilDone(
        state,
        (now) => now === "unlocked",
        () => panel.attempt("vault.unlock", { secret }),
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
