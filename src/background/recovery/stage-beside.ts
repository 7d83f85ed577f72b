import type { KeySet } from "../../crypto/key-set";
import { toFailure } from "../../domain/app-error";
import { removeStore } from "../restores/remove-store";
import { readRestoreRecord } from "../restores/restore-record";
import { fillStore } from "./fill-store";
import { findSources } from "./find-sources";
import type { Found, RecoveryWork } from "./recovery";
import type { RecoveryDeps } from "./recovery-deps";
import { type StagedRecovery, stageRecovered } from "./stage-recovered";
import { seenOf } from "./store-generation";

type Given = {
  readonly found: Found;
  readonly work: RecoveryWork;
  readonly keys: KeySet;
  /** The generation of the database, which stays as it is. */
  readonly here: number;
};

/**
 * Makes another store of the newest backup and the journal, where both go further than the database.
 * Null where no backup does, or that one is damaged. Fails as writing rows does.
 */
export async function stageBeside(
  deps: RecoveryDeps,
  { found, work, keys, here }: Given,
): Promise<StagedRecovery | null> {
  const { profile, opened } = found;
  const { storeName } = profile;
  const { signal } = work;
  const seen = await seenOf(deps, profile);
  const { header } = opened;
  const spoilt = new Set<string>();
  const sources = await findSources(deps, { storeName, header, keys, seen, spoilt, signal });
  if (sources === null || sources.saved <= here) return null;
  const total = sources.journal.rows.size;
  try {
    return await stageRecovered(deps, {
      ...work,
      found,
      sources,
      seen,
      total,
      fill: (staged, onRows) => fillStore({ sources, staged, keys, signal, onRows }),
    });
  } catch (error) {
    if (toFailure(error).code !== "backup-damaged") throw error;
    const cut = await readRestoreRecord(deps.local);
    if (cut !== null) await removeStore(deps, cut.staged);
    return null;
  }
}
