import type { VaultStatus } from "../../contract/vault";
import type { NewMethod } from "../../domain/unlock-method";
import type { CallHandlers } from "../../messaging/serve-calls";
import { type Header, hasLock } from "../../vault/header";
import type { OpenedVault, Vault } from "../../vault/vault";
import type { App } from "../app";
import { type Guards, held } from "../guards";
import { type StoreNames, storeList, storeStartNew, storeUse } from "../handlers/store-handlers";
import {
  beforeNewKey,
  changeVault,
  tryBefore,
  vaultSetAutoLock,
  vaultSetUp,
  vaultUnlock,
} from "../handlers/vault-handlers";
import { vaultStatus } from "../handlers/vault-status";
import type { Lifecycle } from "../lifecycle";
import type { Asks } from "../programs/browser-programs";
import type { Recovery } from "../recovery/recovery";

type Deps = {
  readonly lifecycle: Lifecycle;
  readonly recovery: Pick<Recovery, "note" | "dropNote">;
  readonly asks: Asks;
  /** Hears whenever what `vault.status` tells has changed. */
  readonly onVaultChange: () => void;
};

type Change<I> = {
  readonly change: (vault: Vault, opened: OpenedVault, input: I) => Promise<OpenedVault>;
  /** What comes before it: a backup, where it starts a new vault key. */
  readonly before: (app: App, input: I) => Promise<void>;
  /** The method that it adds. */
  readonly added: (input: I) => NewMethod | null;
};

/** Calls about the vault; those that come before it is open need none. */
export function vaultCallHandlers(deps: Deps, guards: Guards) {
  const { lifecycle, recovery } = deps;
  const { whenOpen, announcing } = guards;
  return {
    ...keyCallHandlers(deps, guards),
    "vault.status": ({ again }) => {
      if (again === true) lifecycle.recovery.forgetFailure();
      return noted(vaultStatus(lifecycle), deps);
    },
    // Waits for nothing: whoever asks for it cannot have anything else yet.
    "recovery.preview": async () => ({ preview: lifecycle.recovery.preview() }),
    "recovery.dismiss": announcing(async () => {
      await recovery.dropNote();
      return {};
    }),
    "vault.setUp": (input) => vaultSetUp(lifecycle, input),
    "vault.unlock": (input) => vaultUnlock(lifecycle, input),
    "vault.lock": async () => {
      await lifecycle.lock();
      return {};
    },
    "vault.touch": whenOpen(async () => ({})),
    "vault.newRecoveryKey": whenOpen(async ({ backups }) => ({
      key: await backups.nextRecoveryKey(),
    })),
    "vault.setAutoLock": announcing(vaultSetAutoLock),
    "vault.check": whenOpen(held((app) => app.store.check())),
    "vault.repair": announcing(
      held(async (app) => {
        await tryBefore(app.backups, "before-purge");
        const repaired = await app.store.repair();
        // A repair removes what does not open: what is known of backups lies beside the database, too.
        await app.store.backups.heal();
        return repaired;
      }),
    ),
  } satisfies Partial<CallHandlers>;
}

/** Calls that change what opens the vault, or the key that it seals with. */
function keyCallHandlers({ lifecycle, onVaultChange }: Deps, { whenOpen }: Guards) {
  const changing = <I extends { readonly generation: number }>(given: Change<I>) =>
    whenOpen(
      held(async (app, input: I) => {
        const { vault } = await lifecycle.profile();
        const { generation } = input;
        const added = given.added(input);
        const before = () => given.before(app, input);
        const changed = { app, vault, generation, before, added, onChange: onVaultChange };
        return changeVault(changed, (...args) => given.change(...args, input));
      }),
    );
  return {
    "vault.addMethod": changing({
      change: (vault, opened, { method }) => vault.addMethod(opened, method),
      before: (app, { method }) =>
        beforeNewKey(app, (header) => method.kind !== "device" && !hasLock(header)),
      added: ({ method }) => method,
    }),
    "vault.replaceMethod": changing({
      change: (vault, opened, input) => vault.replaceMethod(opened, input),
      before: (app, { methodId, method }) =>
        beforeNewKey(app, (header) => method.kind !== "device" && isDevice(header, methodId)),
      added: ({ method }) => method,
    }),
    "vault.removeMethod": changing({
      change: (vault, opened, { methodId }) => vault.removeMethod(opened, methodId),
      before: (app, { methodId }) =>
        beforeNewKey(app, (header) => header.ways.length > 1 && isDevice(header, methodId)),
      added: () => null,
    }),
    "vault.rotate": changing({
      change: (vault, opened) => vault.rotate(opened),
      before: async ({ backups, disk }, { withoutBackup }) => {
        await disk.requireForAll();
        await backups.before("before-rotation", { withoutBackup });
      },
      added: () => null,
    }),
  } satisfies Partial<CallHandlers>;
}

/** What a recovery came to is read beside the rest, and told where the vault is open. */
async function noted(
  reading: Promise<VaultStatus>,
  { recovery, asks: { count } }: Pick<Deps, "recovery" | "asks">,
): Promise<VaultStatus> {
  const [status, recovered] = await Promise.all([reading, recovery.note().catch(() => null)]);
  if (status.state !== "unlocked") return status;
  return { ...status, ...(recovered && { recovered }), ...(count > 0 && { asks: count }) };
}

function isDevice({ ways: methods }: Header, methodId: string): boolean {
  return methods.some(({ id, kind }) => id === methodId && kind === "device");
}

/** Calls about the stores of this profile; they answer whether any of them opens or not. */
export function storeCallHandlers(stores: StoreNames) {
  return {
    "store.list": () => storeList(stores),
    "store.startNew": () => storeStartNew(stores),
    "store.use": (input) => storeUse(stores, input),
  } satisfies Partial<CallHandlers>;
}
