import type { StoredFile } from "./backup-files";
import { createBackupPanel } from "./backup-panel";
import type { Panel } from "./panel";
import type { Stage } from "./scenario";

export type KeptBackup = {
  readonly file: StoredFile;
  /** The recovery key that opens it. */
  readonly key: string;
  /** What was said, as it must be again. */
  readonly said: readonly string[];
};

/** The backup that a run has made and comes back to. */
const kept = new WeakMap<Panel, KeptBackup>();

/** Makes a backup of what is there now, and remembers it for this run. */
export async function keepBackup(stage: Stage): Promise<void> {
  const backups = createBackupPanel(stage);
  const key = await backups.identity();
  kept.set(stage.panel, { file: await backups.make(), key, said: await backups.readSaid() });
}

/** Remembers a backup that was made in another way. */
export function setKept({ panel }: Pick<Stage, "panel">, backup: KeptBackup): void {
  kept.set(panel, backup);
}

/** The one that was remembered in this run; fails where none was. */
export function keptBackup({ panel }: Pick<Stage, "panel">): KeptBackup {
  const found = kept.get(panel);
  if (found === undefined) throw new Error("no backup was kept");
  return found;
}
