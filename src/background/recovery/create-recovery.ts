import { createGenerationMark } from "../../store/generation-mark";
import { MANIFEST_ID } from "../../store/schema";
import { withStoreErrors } from "../../store/store-error";
import { recoverStore } from "./recover-store";
import type { Found, Recovery } from "./recovery";
import type { RecoveryDeps } from "./recovery-deps";
import { dropNote, readNote } from "./recovery-marks";

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

/** The generation of the rows that lie there, unopened; 0 where there is none. */
export async function generationOf({ database }: Pick<Found["profile"], "database">) {
  const row = await withStoreErrors(() => database.rows("manifest").get(MANIFEST_ID));
  return row?.version ?? 0;
}

/** The last generation that was seen; 0 for none. */
export function seenOf(
  { local }: Pick<RecoveryDeps, "local">,
  { storeName }: Pick<Found["profile"], "storeName">,
): Promise<number> {
  return createGenerationMark(local, storeName).read();
}
