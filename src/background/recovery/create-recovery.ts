import { recoverStore } from "./recover-store";
import type { Found, Recovery } from "./recovery";
import type { RecoveryDeps } from "./recovery-deps";
import { dropNote, readNote } from "./recovery-marks";
import { generationOf, seenOf } from "./store-standing";

/** Recoveries of the store in use. */
export function createRecovery(deps: RecoveryDeps): Recovery {
  return {
    isNeeded: (found) => isNeeded(deps, found),
    run: async (found, work) => {
      const release = deps.hold();
      try {
        return await recoverStore(deps, found, work);
      } finally {
        release();
      }
    },
    note: () => readNote(deps.local),
    dropNote: () => dropNote(deps.local),
  };
}

/** A worker of this session has looked already where the header still lies beside the rows. */
async function isNeeded(deps: RecoveryDeps, { profile, opened }: Found): Promise<boolean> {
  if (profile.isMarked) return true;
  if (opened.isWarm === true) return false;
  const headers = deps.createHeaders(profile.database);
  if ((await headers.read()) === null && !(await headers.hasRows())) return true;
  const [generation, seen, newest] = await Promise.all([
    generationOf(profile),
    seenOf(deps, profile),
    newestOf(deps, profile),
  ]);
  return generation < seen || generation + UNFINISHED < newest;
}

/** A commit is in the journal first: a worker that dies then leaves one that nobody was told of. */
const UNFINISHED = 1;

async function newestOf(
  { journalOf }: RecoveryDeps,
  { storeName }: Found["profile"],
): Promise<number> {
  // Without a journal nothing can be told by it.
  return journalOf(storeName)
    .position()
    .catch(() => 0);
}
