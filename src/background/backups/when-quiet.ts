import type { BackupsDeps } from "./backups-deps";

type Deps = Pick<BackupsDeps, "later" | "isBusy" | "signal">;

/** How often it is looked whether a turn still runs (milliseconds). */
const LOOK_EVERY_MS = 3_000;

/**
 * Calls `run` once, so many milliseconds from now or once no turn runs any more, whichever is later;
 * never after a lock.
 */
export function whenQuiet(deps: Deps, milliseconds: number, run: () => void): void {
  deps.later(() => {
    if (deps.signal.aborted) return;
    if (deps.isBusy()) whenQuiet(deps, LOOK_EVERY_MS, run);
    else run();
  }, milliseconds);
}
