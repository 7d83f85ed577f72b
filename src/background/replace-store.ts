import { AppError } from "../domain/app-error";
import type { OpenedVault, Vault } from "../vault/vault";
import type { App } from "./app";
import type { AppHolder } from "./app-holder";
import type { Profile } from "./open-profile";
import type { ProfileHolder } from "./profile-holder";

/** How another store is put in the place of the one in use. */
export type Replacement = {
  /**
   * Chooses it, after `end`: from there on nothing is written to the store that is left. `end` fails
   * with `locked` where a lock has come meanwhile; nothing may be chosen then.
   */
  readonly change: (end: () => Promise<void>) => Promise<void>;
  /**
   * How many locks there were when what is chosen was begun: where one came since, it stays locked.
   * Left out for the count at the replacement's own beginning.
   */
  readonly lockCount?: number | undefined;
  /** Opens its vault. */
  readonly open: (vault: Vault) => Promise<OpenedVault>;
};

type Deps = {
  readonly apps: AppHolder;
  readonly readers: { readonly end: () => void };
  readonly profiles: ProfileHolder;
  readonly createApp: (input: {
    readonly profile: Profile;
    readonly opened: OpenedVault;
    readonly isFresh: boolean;
    readonly lastUse: null;
  }) => Promise<App>;
  readonly closeLeft: () => Promise<void>;
  readonly dropTemporary: () => Promise<void>;
  readonly onChange: () => void;
  /** Throws `locked` where a lock has come since that count, or else since the replacement began. */
  readonly refuseLocked: (since?: number) => void;
};

/**
 * Ends the app over the store in use, keeps the session's key, and opens what `change` has chosen.
 * Fails as either does: without an open app then, if it has come to `end`, and whichever store is
 * in use opens with the next call.
 */
export async function replaceStore(deps: Deps, replacement: Replacement): Promise<App> {
  const { change, lockCount, open } = replacement;
  const { apps, profiles, createApp, refuseLocked, onChange } = deps;
  let hasEnded = false;
  try {
    await change(async () => {
      refuseLocked();
      hasEnded = true;
      await endForAnother(deps);
      refuseLocked();
    });
  } finally {
    if (hasEnded) {
      await profiles.close();
      onChange();
    }
  }
  const profile = await profiles.profile();
  // From here on a lock finds this profile's vault, and what that opens is void.
  refuseLocked(lockCount);
  const opened = await open(profile.vault);
  refuseLocked(lockCount);
  const app = await apps.get(() => createApp({ profile, opened, isFresh: true, lastUse: null }));
  if (app.signal.aborted) throw new AppError("locked");
  onChange();
  return app;
}

async function endForAnother({ apps, readers, closeLeft, dropTemporary }: Deps): Promise<void> {
  readers.end();
  await apps.end().finally(closeLeft);
  // Last, as a turn that ended just now may have put its conversation back.
  await dropTemporary();
}
