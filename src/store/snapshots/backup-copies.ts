import { fromUtf8, utf8 } from "../../crypto/bytes";
import { openEnvelope, sealEnvelope } from "../../crypto/envelope";
import type { KeySet } from "../../crypto/key-set";
import { rowAad } from "../../crypto/row-aad";
import { AppError } from "../../domain/app-error";
import type { BackupState } from "../../domain/backup";
import { fromBase64, toBase64 } from "../../domain/base64";
import type { LocalArea } from "../database/generation-mark";
import { decodePayload, encodePayload } from "../database/payloads";

/**
 * What is known of backups, once more where a deleted or damaged database does not take it along,
 * sealed under the vault key as its row is: the identities in it open what was kept, and are in
 * nothing else.
 */
export type BackupCopies = {
  /** The newest copy that opens; null where none does. */
  readonly read: () => Promise<BackupState | null>;
  /** Puts that in all places; resolves with whether any of them has it then. */
  readonly write: (state: BackupState) => Promise<boolean>;
  /** As `write`, for those places only that do not say just that. */
  readonly heal: (state: BackupState) => Promise<void>;
};

type Deps = {
  readonly keys: KeySet;
  /** What stays in the browser beside the database, in two places. */
  readonly local: LocalArea;
  readonly files?: LocalArea | undefined;
  readonly storeName: string;
};

/** The copies beside one store, in both places. */
export function createBackupCopies(deps: Deps): BackupCopies {
  const { local, files } = deps;
  const areas = files === undefined ? [local] : [local, files];
  const readAll = () => Promise.all(areas.map((area) => readCopy(deps, area)));
  const writeTo = async (targets: readonly LocalArea[], state: BackupState) => {
    const value = await sealCopy(deps, state);
    const key = backupCopyKey(deps.storeName);
    const written = await Promise.all(
      targets.map((area) =>
        area.set(key, value).then(
          () => true,
          () => false,
        ),
      ),
    );
    return written.includes(true);
  };
  return {
    read: async () => newestState(await readAll()),
    write: (state) => writeTo(areas, state),
    heal: async (state) => {
      const wanted = encodePayload("backups", state);
      const found = await readAll();
      const worse = areas.filter((_area, at) => {
        const copy = found[at] ?? null;
        return copy === null || encodePayload("backups", copy) !== wanted;
      });
      if (worse.length > 0) await writeTo(worse, state);
    },
  };
}

/** The one of most changes; of two with as many the first. */
export function newestState(found: readonly (BackupState | null)[]): BackupState | null {
  return found.reduce((best, one) => (editionOf(one) > editionOf(best) ? one : best), null);
}

/** Removes the copies of a store that is gone; fails as the places do. */
export async function removeBackupCopies(
  areas: readonly { readonly remove: (key: string) => Promise<void> }[],
  storeName: string,
): Promise<void> {
  await Promise.all(areas.map((area) => area.remove(backupCopyKey(storeName))));
}

/** The name of the copy in each place. */
export function backupCopyKey(storeName: string): string {
  return `backup-state:${storeName}`;
}

/** -1 for none; 0 for one of a release that counted no changes. */
function editionOf(state: BackupState | null): number {
  return state === null ? -1 : (state.edition ?? 0);
}

/** Null for none and for one that does not open: what was put there by others tells nothing. */
async function readCopy(
  { keys, storeName }: Deps,
  area: Pick<LocalArea, "get">,
): Promise<BackupState | null> {
  const value = await area.get(backupCopyKey(storeName)).catch(() => null);
  const envelope = typeof value === "string" ? fromBase64(value) : null;
  if (envelope === null) return null;
  try {
    const bytes = await openEnvelope({ keys, aad: aadOf(storeName), envelope });
    return decodePayload("backups", fromUtf8(bytes));
  } catch (error) {
    // Of a vault that is being locked nothing is to be believed gone.
    if (error instanceof AppError && error.code === "locked") throw error;
    return null;
  }
}

async function sealCopy({ keys, storeName }: Deps, state: BackupState): Promise<string> {
  const plaintext = utf8(encodePayload("backups", state));
  return toBase64(await sealEnvelope({ keys, aad: aadOf(storeName), plaintext }));
}

/** No table has that name, so no row stands for a copy. */
function aadOf(storeName: string): Uint8Array {
  return rowAad("backups-copy", [storeName]);
}
