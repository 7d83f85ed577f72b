import { recoverStore } from "./recover-store";
import type { Found, Recovery } from "./recovery";
import type { RecoveryDeps } from "./recovery-deps";
import { dropNote, readNote } from "./recovery-marks";
import { generationOf, savedOf, seenOf, UNFINISHED } from "./store-generation";

/** Recoveries of the store in use. */
export function createRecovery(deps: RecoveryDeps): Recovery {
  /** The store whose recovery has not ended; its mark was not there when its profile was opened. */
  let begun: string | null = null;
  return {
    isNeeded: async (found) => begun === found.profile.storeName || (await isNeeded(deps, found)),
    run: async (found, work) => {
      const release = deps.keepAlive();
      begun = found.profile.storeName;
      try {
        const recovered = await recoverStore(deps, found, work);
        begun = null;
        return recovered;
      } finally {
        release();
      }
    },
    note: () => readNote(deps.local),
    dropNote: () => dropNote(deps.local),
  };
}

/** A worker of this session has looked already where the header still lies beside the rows. */
async function isNeeded(deps: RecoveryDeps, found: Found): Promise<boolean> {
  const { profile, opened } = found;
  if (profile.isMarked) return true;
  if (opened.isWarm === true) return false;
  const headers = deps.createHeaders(profile.database);
  if ((await headers.read()) === null && !(await headers.hasRows())) return true;
  const [generation, seen, newest, saved] = await Promise.all([
    generationOf(profile),
    seenOf(deps, profile),
    newestOf(deps, profile),
    savedOf(deps, found),
  ]);
  return generation < seen || generation + UNFINISHED < Math.max(newest, saved);
}

async function newestOf(
  { journalOf }: RecoveryDeps,
  { storeName }: Found["profile"],
): Promise<number> {
  // Without a journal nothing can be told by it.
  return journalOf(storeName)
    .position()
    .catch(() => 0);
}
