import type { ChangingKeySet } from "../crypto/key-set";
import type { Store } from "../store/create-store";
import type { OpenedVault } from "../vault/vault";

/** The open vault as it is now. */
export type AppVault = {
  readonly opened: () => OpenedVault;
  /**
   * Puts in its place what `work` makes of it, while no row is written: from then on the new key
   * seals. Fails as the work does, and then nothing has changed.
   */
  readonly change: (work: (opened: OpenedVault) => Promise<OpenedVault>) => Promise<void>;
};

type Deps = {
  readonly opened: OpenedVault;
  readonly keySet: Pick<ChangingKeySet, "use">;
  readonly store: Pick<Store, "exclusively">;
};

/** The vault that was opened, and the only place that changes it while it is open. */
export function createAppVault({ opened, keySet, store }: Deps): AppVault {
  let current = opened;
  return {
    opened: () => current,
    change: (work) =>
      store.exclusively(async () => {
        const next = await work(current);
        keySet.use({ current: next.keyring, former: next.former });
        current = next;
      }),
  };
}
