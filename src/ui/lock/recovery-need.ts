import type { VaultStatus } from "../../contract/vault";

/** The methods whose loss would close the vault for good. */
export type OnlyMethods = { readonly passphrase: boolean; readonly passkey: boolean };

/**
 * What everything hangs on while there is no recovery key; null where there is one, and where there is
 * no lock: a key would be the first.
 */
export function recoveryNeed({
  state,
  methods,
}: Pick<VaultStatus, "state" | "methods">): OnlyMethods | null {
  const has = (kind: string) => methods.some((method) => method.kind === kind);
  const only = { passphrase: has("passphrase"), passkey: has("passkey") };
  if (state !== "unlocked" || has("recovery")) return null;
  return only.passphrase || only.passkey ? only : null;
}
