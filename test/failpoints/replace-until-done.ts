import { expect } from "vitest";
import { createBackupPanel } from "./backup-panel";
import { keepBackup, keptBackup } from "./kept-backup";
import type { Stage } from "./scenario";
import { ask, begin } from "./scenarios/first-message";
import { untilDone } from "./until-done";

/** A backup of a question, and one that was asked after it. */
export async function sayAfterBackup(stage: Stage): Promise<void> {
  await begin(stage);
  await ask(stage, "one");
  await keepBackup(stage);
  await ask(stage, "two");
}

/** Replaces what is there by that backup until it is done: each time it is the old or the new. */
export async function replaceUntilDone(
  stage: Stage,
  replace: () => Promise<unknown>,
): Promise<void> {
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
    replace,
  );
  stage.panel.forget("two");
}
