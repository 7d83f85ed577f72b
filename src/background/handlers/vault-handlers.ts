import type { CallInput } from "../../contract/contract";
import type { VaultStatus } from "../../contract/vault";
import { AppError, toFailure } from "../../domain/app-error";
import type { NewMethod } from "../../domain/unlock-method";
import { logError } from "../../platform/log";
import type { Header } from "../../vault/header";
import type { OpenedVault, Vault } from "../../vault/vault";
import type { App } from "../app";
import type { Lifecycle } from "../lifecycle";
import { openStatus } from "./vault-status";

/** Makes the vault and opens it. */
export async function vaultSetUp(
  lifecycle: Pick<Lifecycle, "become">,
  { method }: CallInput<"vault.setUp">,
): Promise<VaultStatus> {
  const app = await lifecycle.become((vault) => vault.setUp(method));
  await onMethodAdded(app, method);
  return openStatus(app);
}

/** Opens a locked vault. */
export async function vaultUnlock(
  lifecycle: Pick<Lifecycle, "become">,
  { secret }: CallInput<"vault.unlock">,
): Promise<VaultStatus> {
  // The header of a vault that is open already is the app's to change, not this unlock's.
  const app = await lifecycle.become((vault, isOpen) =>
    vault.unlock(secret, { keepHeader: isOpen }),
  );
  if (secret.kind === "passphrase") app.backups.onPassphrase(secret.passphrase);
  // Nobody who unlocks waits for the backups.
  if (secret.kind === "recovery") app.backups.onRecoveryKey(secret.key).catch(logError);
  return openStatus(app);
}

type Changed = {
  readonly app: App;
  readonly vault: Vault;
  /** The header's generation that the page has seen. */
  readonly generation: number;
  /** What has to be done before, once it is known that the page has seen the newest. */
  readonly before: () => Promise<void>;
  /** The method that comes; null for none. */
  readonly added: NewMethod | null;
  readonly onChange: () => void;
};

/**
 * Changes the header of the open vault. Fails with `conflict` where it was changed since the page
 * has read it: of two windows the later one is told.
 */
export async function changeVault(
  { app, vault, generation, before, added, onChange }: Changed,
  change: (vault: Vault, opened: OpenedVault) => Promise<OpenedVault>,
): Promise<VaultStatus> {
  const refuseOlder = ({ header }: OpenedVault) => {
    if (header.generation !== generation) throw new AppError("conflict");
  };
  const opened = app.vault.opened();
  refuseOlder(opened);
  // A change that needs a new key is refused while the last one is still being brought in.
  if (opened.header.former === null) await before();
  await app.vault.change(async (now) => {
    refuseOlder(now);
    return change(vault, now);
  });
  app.sweep.start();
  // There may be a lock now where there was none.
  app.idle.lookAgain();
  await onMethodAdded(app, added);
  onChange();
  return openStatus(app);
}

/**
 * A backup before a change of methods that starts a new vault key. Where it cannot be made that is told
 * as of every backup, and the change goes on: a lock is not to wait for a disk that is full.
 */
export async function beforeNewKey(
  { vault, backups }: Pick<App, "vault" | "backups">,
  startsKey: (header: Header) => boolean,
): Promise<void> {
  if (!startsKey(vault.opened().header)) return;
  await tryBefore(backups, "before-rotation");
}

/**
 * A backup before something that is done without one, too. A repair is: it removes what does not open
 * and so is in no backup, and what is damaged may be the very reason why none can be made.
 */
export async function tryBefore(
  backups: Pick<App["backups"], "before">,
  reason: "before-rotation" | "before-purge",
): Promise<void> {
  try {
    await backups.before(reason);
  } catch (error) {
    // The row about backups may itself be what does not open.
    if (toFailure(error).code === "locked") throw error;
    logError(error);
  }
}

/** Lets the backups know; what fails there is theirs to try again, the method is made. */
export async function onMethodAdded(
  { backups }: Pick<App, "backups">,
  added: NewMethod | null,
): Promise<void> {
  if (added?.kind === "passphrase") backups.onPassphrase(added.passphrase);
  const key = added?.kind === "recovery" ? { recoveryKey: added.key } : null;
  await backups.onMethodsChanged(key).catch(logError);
}

/** Sets when the vault locks by itself. */
export async function vaultSetAutoLock(
  app: App,
  { minutes }: CallInput<"vault.setAutoLock">,
): Promise<VaultStatus> {
  await app.store.settings.update((current) => ({ ...current, autoLockMinutes: minutes }));
  app.idle.setMinutes(minutes);
  return openStatus(app);
}
