import type { ChangingKeySet } from "../crypto/key-set";
import { createOneByOne } from "../domain/one-by-one";
import type { Store } from "../store/create-store";
import type { OpenedVault } from "../vault/vault";

/** The open vault as it is now. */
export type AppVault = {
  readonly opened: () => OpenedVault;
  /**
   * Puts in its place what `work` makes of it, one change after the other: from then on the new key
   * seals. Fails as the work does, and with `locked` where the vault was locked before or meanwhile.
   */
  readonly change: (work: (opened: OpenedVault) => Promise<OpenedVault>) => Promise<void>;
  /** Runs the work while nothing changes the vault. */
  readonly exclusively: <T>(work: (opened: OpenedVault) => Promise<T>) => Promise<T>;
};

type Deps = {
  readonly opened: OpenedVault;
  readonly keySet: Pick<ChangingKeySet, "use">;
  readonly store: Pick<Store, "exclusively">;
  /** Aborted by a lock. */
  readonly signal: AbortSignal;
};

/** The vault that was opened, and the only place that changes it while it is open. */
export function createAppVault({ opened, keySet, store, signal }: Deps): AppVault {
  const changes = createOneByOne();
  let current = opened;
  return {
    opened: () => current,
    change: (work) =>
      changes.run(async () => {
        // The vault takes what is begun after a lock for a new unlock, and would leave its key behind.
        signal.throwIfAborted();
        // Rows are written meanwhile, as deriving a key takes long: what is sealed under the key of
        // before is sealed anew like all others.
        const next = await work(current);
        await store.exclusively(async () => {
          keySet.use({ current: next.keyring, former: next.former });
        });
        current = next;
      }),
    exclusively: (work) => changes.run(() => work(current)),
  };
}
