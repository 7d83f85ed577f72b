import { AppError } from "../../domain/app-error";
import type { App } from "../app";
import { readStoreName, saveStoreName } from "../store-name";
import { isNewProfile } from "./is-new-profile";
import type { Looked } from "./look-into";
import { type MadeMethod, openMade } from "./new-method";
import type { RestoresDeps } from "./restores-deps";
import type { Staged } from "./stage-store";

type Deps = Pick<RestoresDeps, "lifecycle" | "local">;

type Switch = {
  readonly looked: Pick<Looked, "app">;
  /** What the vault of a new profile was made with; null beside one that is open. */
  readonly method: MadeMethod | null;
  readonly staged: Staged;
  /** How many locks there were when the restore began. */
  readonly lockCount: number;
  /** Aborted by a lock of the app, or by whoever stops the restore. */
  readonly signal: AbortSignal;
};

/**
 * Puts the staged store in the place of the one in use, and opens it. Fails with `conflict`, with
 * nothing switched, where that one has changed since it was compared or a turn runs in it, and with
 * `locked` where a lock came: beside no app the staged store is in use then, and not opened.
 */
export function switchStore(deps: Deps, given: Switch): Promise<App> {
  const { looked, method, staged, lockCount, signal } = given;
  const { app } = looked;
  const choose = async (end: () => Promise<void>) => {
    signal.throwIfAborted();
    // Another window may have chosen another store.
    if ((await readStoreName(deps.local)) !== staged.replaces) throw new AppError("conflict");
    await end();
    await saveStoreName(deps.local, staged.storeName);
  };
  if (app === null) {
    return deps.lifecycle.replace({
      // A vault without a lock stays open.
      lockCount: method?.kind === "device" ? undefined : lockCount,
      open: (vault) => (method === null ? vault.open() : openMade(vault, method)),
      change: async (end) => {
        await refuseVault(deps);
        await choose(end);
      },
    });
  }
  return deps.lifecycle.replace({
    open: (vault) => vault.open(),
    // Neither unlock methods nor rows change from the comparison on: what is written now would be lost.
    change: (end) =>
      app.vault.exclusively(({ header }) =>
        app.store.exclusively(async () => {
          const { generation } = await app.store.rows.generation();
          const isSame =
            generation === staged.generation &&
            header.generation === staged.headerGeneration &&
            app.runs.list().length === 0;
          if (!isSame) throw new AppError("conflict");
          await choose(end);
        }),
      ),
  });
}

/** Somebody may have made a vault in another window meanwhile. */
async function refuseVault(deps: Deps): Promise<void> {
  if (!(await isNewProfile(deps))) throw new AppError("conflict");
}
