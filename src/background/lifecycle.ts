import { AppError } from "../domain/app-error";
import type { OpenedVault, Vault } from "../vault/vault";
import type { App } from "./app";
import { type AppHolder, createAppHolder } from "./app-holder";
import { memoiseReady } from "./memoise-ready";
import { createOneByOne } from "./one-by-one";
import type { Profile } from "./open-profile";

/** Which vault is there, and whether it is open: the one place that opens and locks. */
export type Lifecycle = {
  /** Fails with `not-set-up`, `locked`, or as the database or the vault fails to open. */
  readonly ready: () => Promise<App>;
  readonly profile: () => Promise<Profile>;
  /** Opens the vault by what `open` does with it; does nothing more where it is open already. */
  readonly become: (open: (vault: Vault) => Promise<OpenedVault>) => Promise<App>;
  /** Locks at once; a vault without a lock stays open. */
  readonly lock: () => Promise<void>;
  /** Locks where nobody has used it for as long as was chosen. */
  readonly lockIfIdle: () => Promise<void>;
  /** Lets go of everything, so that the next call opens what is chosen then. */
  readonly close: () => Promise<void>;
};

type Deps = {
  readonly openProfile: (onClosed: () => void) => Promise<Profile>;
  readonly createApp: (input: {
    readonly profile: Profile;
    readonly opened: OpenedVault;
    readonly isFresh: boolean;
  }) => Promise<App>;
  /** Removes the session's key where not even the profile opens, so that nothing opens later. */
  readonly dropSessionKey: () => Promise<void>;
  /** Hears when the vault was opened or locked. */
  readonly onChange: () => void;
};

/** A lifecycle in which nothing is open yet. */
export function createLifecycle(deps: Deps): Lifecycle {
  const apps = createAppHolder();
  // Nothing may open while it is being locked, and no two windows may open two apps.
  const changes = createOneByOne();
  const { profile, letGo } = createProfileHolder(deps, apps);

  const open = async () => {
    const found = await profile();
    return deps.createApp({ profile: found, opened: await found.vault.open(), isFresh: false });
  };
  const lock = () => changes.run(() => lockNow({ ...deps, apps, profile }));

  return {
    profile,
    lock,
    ready: async () => {
      await changes.idle();
      const app = await apps.get(open);
      if (!isDue(app)) return app;
      await lock();
      throw new AppError("locked");
    },
    become: (unlock) =>
      changes.run(async () => {
        const found = await profile();
        const opened = await unlock(found.vault);
        const before = await apps.find();
        if (before !== null) return before;
        const fresh = { profile: found, opened, isFresh: true };
        const app = await apps.get(() => deps.createApp(fresh));
        deps.onChange();
        return app;
      }),
    lockIfIdle: async () => {
      const app = await apps.find();
      if (app === null) return;
      if (isDue(app)) await lock();
      else app.idle.lookAgain();
    },
    close: () =>
      changes.run(async () => {
        await apps.end();
        const found = await profile().catch(() => null);
        found?.database.close();
        letGo();
      }),
  };
}

/** The profile, opened once; if the browser closes its database, the next caller opens it anew. */
function createProfileHolder({ openProfile }: Deps, apps: AppHolder) {
  let forget = () => {};
  const profile = memoiseReady((onGone) => {
    forget = onGone;
    return openProfile(() => {
      onGone();
      // Its keys go with it; what it could not write is closed by the next one.
      void apps.end();
    });
  });
  return { profile, letGo: () => forget() };
}

type Locking = Deps & Pick<Lifecycle, "profile"> & { readonly apps: AppHolder };

async function lockNow({ apps, profile, dropSessionKey, onChange }: Locking): Promise<void> {
  const found = await profile().catch(() => null);
  const app = await apps.find();
  if (app !== null && !hasLock(app)) return;
  try {
    // First of all: a worker that dies from here on leaves a locked vault.
    await (found === null ? dropSessionKey() : found.vault.lock());
  } finally {
    onChange();
    await apps.end();
  }
}

function isDue(app: App): boolean {
  return hasLock(app) && app.idle.isDue();
}

/** Whether locking means anything: a device way opens what was locked at once. */
function hasLock({ vault }: App): boolean {
  return vault.opened().header.ways.every(({ kind }) => kind !== "device");
}
