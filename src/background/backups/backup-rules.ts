import {
  BACKUP_EVERY_MS,
  type BackupRecord,
  type BackupState,
  OLD_BACKUP_MS,
} from "../../domain/backup";
import type { Header } from "../../vault/header";

/** The newest backup in which nothing is known to be wrong; null for none. */
export function newestWhole(state: BackupState | null): BackupRecord | null {
  return state?.records.find(({ damage }) => damage === null) ?? null;
}

/** What one has to know beside the row to judge it. */
type Now = {
  readonly now: number;
  /** Whether anything was written since the newest backup, or there is none. */
  readonly changed: boolean;
  readonly hasMessages: boolean;
};

/** Sooner than this after a backup none is made early, however much is written (milliseconds). */
const EARLY_MS = 15 * 60_000;

/**
 * Whether somebody should be told: what has changed is in no backup of this week. Without any, the
 * vault's first backup key tells how long there could have been one.
 */
export function isOldBackup(
  state: BackupState | null,
  { now, changed, hasMessages }: Now,
): boolean {
  const newest = newestWhole(state);
  if (!changed || state === null) return false;
  if (newest !== null) return now - newest.madeAt > OLD_BACKUP_MS;
  const since = Math.min(...state.keys.map(({ createdAt }) => createdAt));
  return hasMessages && now - since > OLD_BACKUP_MS;
}

/** After a failure it is not tried again sooner by itself (milliseconds). */
const RETRY_MS = 60 * 60_000;

/** Until when nothing is tried by itself, after a failure; null where there was none of late. */
export function restsUntil({ failure }: Pick<BackupState, "failure">, now: number): number | null {
  // A time to come was told by a clock that has been set back since.
  if (failure === null || failure.at > now || now >= failure.at + RETRY_MS) return null;
  return failure.at + RETRY_MS;
}

/**
 * When the next daily backup is due: now or earlier, later, or null for as long as nothing changes.
 * Early is one that the journal beside the database needs.
 */
export function nextDaily(
  state: BackupState,
  { now, changed, hasMessages, isEarly }: Now & { readonly isEarly: boolean },
): number | null {
  const newest = newestWhole(state);
  const rest = restsUntil(state, now);
  if (rest !== null) return rest;
  if (newest === null) return hasMessages ? now : null;
  if (!changed) return null;
  return newest.madeAt > now ? now : newest.madeAt + (isEarly ? EARLY_MS : BACKUP_EVERY_MS);
}

/** Whether rows may be stored in another form now than at the newest backup. */
export function isFormOld(state: BackupState, form: string): boolean {
  return state.form !== "" && state.form !== form;
}

/** Whether the key file holds all keys, and is locked by a passphrase that the vault still has. */
export function isKeyFileCurrent(
  { keyFile, keys }: Pick<BackupState, "keyFile" | "keys">,
  methods: Header["ways"],
): boolean {
  if (keyFile === null || keyFile.keys !== keys.length) return false;
  return passphraseMethods(methods).has(keyFile.wayId);
}

/** The ids of the methods that are passphrases. */
export function passphraseMethods(methods: Header["ways"]): ReadonlySet<string> {
  return new Set(methods.flatMap(({ id, kind }) => (kind === "passphrase" ? [id] : [])));
}

/** The recipients of the recovery keys that open the vault. */
export function recoveryRecipients(methods: Header["ways"]): ReadonlySet<string> {
  return new Set(recoveryTimes(methods).keys());
}

/** The recovery keys that open the vault, by their recipients: when each became an unlock method. */
export function recoveryTimes(methods: Header["ways"]): ReadonlyMap<string, number> {
  return new Map(
    methods.flatMap((method) =>
      method.kind === "recovery" ? [[method.kdf[1], method.createdAt] as const] : [],
    ),
  );
}
