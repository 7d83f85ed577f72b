import { CallError } from "../../scripts/browser/call-worker.mjs";
import type { CallInput } from "../../src/contract/contract";
import { createBackupPanel, NEW_LOCK } from "./backup-panel";
import { keptBackup } from "./kept-backup";
import type { Stage } from "./scenario";
import { untilDone } from "./until-done";

/**
 * Restores the backup that was kept until this profile, which was new, has a vault that is open; gives
 * what was said in it.
 */
export async function restoreIntoNew(
  stage: Stage,
  mode: CallInput<"restore.run">["mode"] = "replace",
): Promise<readonly string[]> {
  const { panel } = stage;
  const backups = createBackupPanel(stage);
  const { file, key } = keptBackup(stage);
  const secret = { kind: "recovery", key } as const;
  await untilDone(
    async () => {
      const { state } = await panel.call("vault.status", {});
      if (state === "locked") await panel.attempt("vault.unlock", { secret: NEW_LOCK.method });
      return state === "new" ? null : backups.readSaid();
    },
    (now) => now !== null,
    () => backups.restore(file, secret, mode).catch(passOverLocked),
  );
  return backups.readSaid();
}

/** The next worker has taken up a store that was whole, after it was asked what there is. */
function passOverLocked(error: unknown): void {
  if (!(error instanceof CallError) || error.failure.code !== "locked") throw error;
}
