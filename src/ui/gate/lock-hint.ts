import type { VaultStatus } from "../../contract/vault";

const KEY = "opens-without-lock";

/**
 * Whether this profile's vault was last seen to open by itself, so that a page need not wait to be
 * told. Tells nothing that the vault's header beside it does not tell.
 */
export function readLockHint(storage: Pick<Storage, "getItem">): boolean {
  return storage.getItem(KEY) === "yes";
}

/** Keeps what the next page begins with. */
export function saveLockHint(
  storage: Pick<Storage, "getItem" | "setItem">,
  { state, protection }: Pick<VaultStatus, "state" | "protection">,
): void {
  const hint = state === "unlocked" && protection === "none" ? "yes" : "no";
  if (storage.getItem(KEY) !== hint) storage.setItem(KEY, hint);
}
