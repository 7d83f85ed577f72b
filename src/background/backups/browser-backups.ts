import { checkBackup } from "../../backup/check-backup";
import { makeKeyFile } from "../../backup/key-file";
import { writeBackup } from "../../backup/write-backup";
import { argon2id } from "../../crypto/argon2";
import { BACKUPS_FOLDER } from "../../domain/backup";
import { forgetFolderHandle, readFolderHandle } from "../../messaging/folder-handle";
import { browserAlarms } from "../../platform/alarms";
import { systemClock } from "../../platform/clock";
import { browserDiskRoom } from "../../platform/disk-room";
import { createFileFolder, createPrivateFolder } from "../../platform/file-folder";
import { createKeyValueArea } from "../../platform/key-value-area";
import { later } from "../../platform/later";
import { createLocks } from "../../platform/locks";
import { logError } from "../../platform/log";
import { storedForm } from "../../store/database/stored-form";
import type { Header } from "../../vault/header";
import { newRecoveryKey } from "../../vault/recovery-key";
import { tryMethods } from "../../vault/try-methods";
import { readSecret } from "../../vault/typed-secret";
import type { App } from "../app";
import type { Backups } from "./backups";
import type { BackupsDeps, ChosenFolder } from "./backups-deps";
import { createBackups } from "./create-backups";
import { hasContent } from "./has-content";

/** Beside the backups: what only the one that is being made needs. */
const STAGING_FOLDER = "backups-staging";

type Given = Pick<App, "store" | "vault" | "runs" | "signal" | "keepAlive"> &
  Pick<BackupsDeps, "badge" | "mayShow">;

/** The backups of the open vault in the browser's own places, and in the folder that was chosen. */
export function createBrowserBackups({
  store,
  vault,
  runs,
  signal,
  keepAlive,
  badge,
  mayShow,
}: Given): Backups {
  const header = () => vault.opened().header;
  return createBackups({
    rows: store.backups,
    snapshot: store.snapshot,
    hasMessages: () => hasMessages(store),
    hasContent: () => hasContent(store),
    header,
    methodOf: (passphrase) => findMethod(header(), passphrase),
    newIdentity: newRecoveryKey,
    engine: { write: writeBackup, check: checkBackup, makeKeyFile },
    files: createPrivateFolder(BACKUPS_FOLDER),
    mayShow,
    staging: createPrivateFolder(STAGING_FOLDER),
    chosen: chosenFolder,
    locks: createLocks(),
    disk: browserDiskRoom,
    clock: systemClock,
    offsetMinutes: () => new Date().getTimezoneOffset(),
    later: (run, milliseconds) => {
      // A timer that waits would keep all that it needs in memory, beyond the lock.
      signal.addEventListener("abort", later(run, milliseconds), { once: true });
    },
    session: createKeyValueArea(chrome.storage.session),
    alarms: browserAlarms,
    badge,
    isBusy: () => runs.list().length > 0,
    signal,
    keepAlive,
    onError: logError,
    release: { app: chrome.runtime.getManifest().version, form: storedForm() },
  });
}

async function hasMessages({ rows }: App["store"]): Promise<boolean> {
  for await (const some of rows.ids("messages")) if (some.length > 0) return true;
  return false;
}

/** The method whose passphrase it is; derived anew, for it may have been changed since it was typed. */
async function findMethod(header: Header, passphrase: string): Promise<string | null> {
  const secret = readSecret({ deriveKey: argon2id }, { kind: "passphrase", passphrase });
  const tried = await tryMethods([header], secret);
  return typeof tried === "string" ? null : tried.methodId;
}

/** The folder that the person has chosen, where a page has left its handle. */
export const chosenFolder: ChosenFolder = {
  open: async () => {
    const handle = await readFolderHandle();
    if (handle === null) return null;
    // A worker cannot ask: only a page can, when the person wants to.
    const may = await (handle as PermittedHandle).queryPermission({ mode: "readwrite" });
    return may === "granted" ? createFileFolder(async () => handle) : "denied";
  },
  forget: () => forgetFolderHandle(),
};

/** What the browser's types do not have yet. */
type PermittedHandle = FileSystemDirectoryHandle & {
  readonly queryPermission: (options: { readonly mode: "readwrite" }) => Promise<PermissionState>;
};
