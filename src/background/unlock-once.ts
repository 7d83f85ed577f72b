import { AppError } from "../domain/app-error";
import type { OpenedVault, Vault } from "../vault/vault";
import type { App } from "./app";
import type { AppHolder } from "./app-holder";
import type { Profile } from "./open-profile";
import type { ProfileHolder } from "./profile-holder";
import type { RecoveryHolder } from "./recovery-holder";

type Deps = {
  readonly apps: Pick<AppHolder, "find" | "get">;
  readonly profiles: Pick<ProfileHolder, "profile">;
  readonly recovery: Pick<RecoveryHolder, "reconcile">;
  readonly createApp: (input: {
    readonly profile: Profile;
    readonly opened: OpenedVault;
    readonly isFresh: boolean;
    readonly lastUse: null;
  }) => Promise<App>;
  readonly dropTemporary: () => Promise<void>;
  readonly onChange: () => void;
};

/** The app over the vault that `unlock` opens; the one that is open, where there is one by then. */
export async function unlockOnce(
  { apps, profiles, recovery, createApp, dropTemporary, onChange }: Deps,
  unlock: (vault: Vault, isOpen: boolean) => Promise<OpenedVault>,
): Promise<App> {
  const profile = await profiles.profile();
  const opened = await unlock(profile.vault, (await apps.find()) !== null);
  // Another page's call may have opened it meanwhile, by the key that this unlock has left.
  const before = await apps.find();
  before?.idle.touch();
  if (before !== null) return before;
  const app = await apps.get(async () => {
    // What an earlier worker left that died amid the lock is not to come back with the passphrase.
    await dropTemporary();
    const reconciled = await recovery.reconcile({ profile, opened });
    return createApp({ ...reconciled, isFresh: true, lastUse: null });
  });
  if (app.signal.aborted) throw new AppError("locked");
  onChange();
  return app;
}
