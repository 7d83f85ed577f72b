import type { CallInput } from "../../contract/contract";
import type { VaultStatus } from "../../contract/vault";
import { AppError } from "../../domain/app-error";
import type { OpenedVault, Vault } from "../../vault/vault";
import type { App } from "../app";
import type { Lifecycle } from "../lifecycle";
import { openStatus } from "./vault-status";

/** Makes the vault and opens it. */
export async function vaultSetUp(
  lifecycle: Pick<Lifecycle, "become">,
  { way }: CallInput<"vault.setUp">,
): Promise<VaultStatus> {
  return openStatus(await lifecycle.become((vault) => vault.setUp(way)));
}

/** Opens a locked vault. */
export async function vaultUnlock(
  lifecycle: Pick<Lifecycle, "become">,
  { secret }: CallInput<"vault.unlock">,
): Promise<VaultStatus> {
  return openStatus(
    // The header of a vault that is open already is the app's to change, not this unlock's.
    await lifecycle.become((vault, isOpen) => vault.unlock(secret, { keepHeader: isOpen })),
  );
}

type Changed = {
  readonly app: App;
  readonly vault: Vault;
  /** The header's generation that the page has seen. */
  readonly generation: number;
  readonly onChange: () => void;
};

/**
 * Changes the header of the open vault. Fails with `conflict` where it was changed since the page
 * has read it: of two windows the later one is told.
 */
export async function changeVault(
  { app, vault, generation, onChange }: Changed,
  change: (vault: Vault, opened: OpenedVault) => Promise<OpenedVault>,
): Promise<VaultStatus> {
  await app.vault.change(async (opened) => {
    if (opened.header.generation !== generation) throw new AppError("conflict");
    return change(vault, opened);
  });
  app.sweep.start();
  // There may be a lock now where there was none.
  app.idle.lookAgain();
  onChange();
  return openStatus(app);
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
