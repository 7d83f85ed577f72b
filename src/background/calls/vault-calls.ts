import type { CallHandlers } from "../../messaging/serve-calls";
import type { OpenedVault, Vault } from "../../vault/vault";
import { type Guards, held } from "../guards";
import { type StoreNames, storeList, storeStartNew, storeUse } from "../handlers/store-handlers";
import { changeVault, vaultSetAutoLock, vaultSetUp, vaultUnlock } from "../handlers/vault-handlers";
import { vaultStatus } from "../handlers/vault-status";
import type { Lifecycle } from "../lifecycle";

type Deps = {
  readonly lifecycle: Lifecycle;
  readonly newRecoveryKey: () => string;
  /** Hears whenever what `vault.status` tells has changed. */
  readonly onVaultChange: () => void;
};

/** Calls about the vault; those that come before it is open need none. */
export function vaultCallHandlers(deps: Deps, { whenOpen, telling }: Guards) {
  const { lifecycle, newRecoveryKey, onVaultChange } = deps;
  const changing = <I extends { readonly generation: number }>(
    change: (vault: Vault, opened: OpenedVault, input: I) => Promise<OpenedVault>,
  ) =>
    whenOpen(
      held(async (app, input: I) => {
        const { vault } = await lifecycle.profile();
        const changed = { app, vault, generation: input.generation, onChange: onVaultChange };
        return changeVault(changed, (...given) => change(...given, input));
      }),
    );
  return {
    "vault.status": () => vaultStatus(lifecycle),
    "vault.setUp": (input) => vaultSetUp(lifecycle, input),
    "vault.unlock": (input) => vaultUnlock(lifecycle, input),
    "vault.lock": async () => {
      await lifecycle.lock();
      return {};
    },
    "vault.touch": whenOpen(async () => ({})),
    "vault.newRecoveryKey": whenOpen(async () => ({ key: newRecoveryKey() })),
    "vault.addWay": changing((vault, opened, { way }) => vault.addWay(opened, way)),
    "vault.replaceWay": changing((vault, opened, input) => vault.replaceWay(opened, input)),
    "vault.removeWay": changing((vault, opened, { wayId }) => vault.removeWay(opened, wayId)),
    "vault.rotate": changing((vault, opened) => vault.rotate(opened)),
    "vault.setAutoLock": telling(vaultSetAutoLock),
    "vault.check": whenOpen(held((app) => app.store.check())),
    "vault.repair": telling(held((app) => app.store.repair())),
  } satisfies Partial<CallHandlers>;
}

/** Calls about the stores of this profile; they answer whether any of them opens or not. */
export function storeCallHandlers(stores: StoreNames) {
  return {
    "store.list": () => storeList(stores),
    "store.startNew": () => storeStartNew(stores),
    "store.use": (input) => storeUse(stores, input),
  } satisfies Partial<CallHandlers>;
}
