import type { backupCalls } from "../contract/backup";
import type { CallInput } from "../contract/contract";
import type { dataCalls } from "../contract/data";
import type { restoreCalls } from "../contract/restore";
import type { vaultCalls } from "../contract/vault";
import type { vaultCareCalls } from "../contract/vault-care";
import type { vaultRepairCalls } from "../contract/vault-repair";
import type { App } from "./app";

/** Calls about what opens the vault, keeps it open, or takes something out of it. */
export type MayAsk =
  | keyof typeof vaultCalls
  | keyof typeof vaultCareCalls
  | keyof typeof vaultRepairCalls
  | keyof typeof backupCalls
  | keyof typeof restoreCalls
  | keyof typeof dataCalls;

type Asks<N extends MayAsk> = boolean | ((app: App, input: CallInput<N>) => boolean);

/**
 * Which of them need an unlock method that was used just now, by whoever is at the keyboard. A new entry
 * has to say: without a line here it does not compile.
 */
export const ASKS_PRESENCE: { readonly [N in MayAsk]: Asks<N> } = {
  "vault.status": false,
  "vault.setUp": false,
  "vault.unlock": false,
  "vault.lock": false,
  "vault.touch": false,
  "vault.newRecoveryKey": true,
  "vault.addMethod": true,
  "vault.replaceMethod": true,
  "vault.removeMethod": true,
  "vault.rotate": true,
  "vault.setAutoLock": (app, { minutes }) => isLonger(minutes, app),
  "vault.check": false,
  "vault.repair": false,
  "backup.status": false,
  "backup.make": (_app, { withKeys }) => withKeys,
  "backup.check": false,
  "backup.delete": false,
  "backup.useFolder": false,
  "backup.forgetFolder": false,
  "restore.preview": false,
  "restore.run": false,
  "restore.kept": false,
  "restore.held": false,
  // A longer wait before the lock is the only one that does not say how long it is.
  "restore.takeOver": (_app, { items }) => items.some(({ kind }) => kind === "auto-lock"),
  "restore.leaveHeld": false,
  "restore.cancel": false,
  "store.list": false,
  "store.startNew": false,
  "store.use": false,
};

function isLonger(minutes: number | null, { idle }: Pick<App, "idle">): boolean {
  const now = idle.minutes();
  if (now === null) return false;
  return minutes === null || minutes > now;
}
