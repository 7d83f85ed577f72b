import type { VaultStatus } from "../../contract/vault";
import { toFailure } from "../../domain/app-error";
import type { App } from "../app";

/** Tells whether the vault opens; the one entry that answers when it does not. */
export async function vaultStatus(ready: () => Promise<Pick<App, "store">>): Promise<VaultStatus> {
  try {
    const app = await ready();
    return {
      state: "unlocked",
      protection: "none",
      failure: null,
      damaged: app.store.health().length,
    };
  } catch (error) {
    return { state: "unavailable", protection: "none", failure: toFailure(error), damaged: 0 };
  }
}
