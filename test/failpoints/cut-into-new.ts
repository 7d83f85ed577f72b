import { randomUUID } from "node:crypto";
import { putIncoming } from "./backup-files";
import { NEW_LOCK } from "./backup-panel";
import { keptBackup } from "./kept-backup";
import type { Stage } from "./scenario";
import { wipeProfile } from "./stored-rows";

/** Restores the backup that was kept into a new profile, up to this point, where the worker stands still. */
export async function cutIntoNew(stage: Stage, point: string): Promise<void> {
  const { browser, panel } = stage;
  const { page } = browser;
  await browser.kill();
  await wipeProfile(page);
  const { file, key } = keptBackup(stage);
  const id = randomUUID();
  await putIncoming(page, id, file.bytes);
  const secret = { kind: "recovery", key } as const;
  await panel.call("restore.preview", { source: { from: "file", id }, secret });
  await browser.arm([{ id: point, mode: "stop", nth: 1 }], { running: true });
  browser.call(page, "restore.run", { mode: "replace", ...NEW_LOCK }).catch(() => undefined);
  await browser.stopped();
}
