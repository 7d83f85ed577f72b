import { AppError } from "../domain/app-error";
import type { Keyring } from "./keyring";

/** The keys of one vault while it is open: the current ones seal, a former key's still open. */
export type KeySet = {
  /** Fails with `locked` once the keys were dropped. */
  readonly current: () => Keyring;
  /** Undefined for a key that is not held; fails with `locked` once the keys were dropped. */
  readonly find: (keyId: string) => Keyring | undefined;
  /** Whether a rotation runs: once it has ended, nothing opens that is not under the current key. */
  readonly hasFormer: () => boolean;
};

export type ChangingKeySet = KeySet & {
  /** From now on `current` seals; `former` opens what is not sealed anew yet. */
  readonly use: (keys: { readonly current: Keyring; readonly former: Keyring | null }) => void;
  /** Forgets all keys: whatever still works with them fails with `locked`. */
  readonly drop: () => void;
};

/** A key set that holds these keys. */
export function createKeySet(keys: {
  readonly current: Keyring;
  readonly former: Keyring | null;
}): ChangingKeySet {
  let held: { readonly current: Keyring; readonly former: Keyring | null } | null = keys;
  const open = () => {
    if (held === null) throw new AppError("locked");
    return held;
  };
  return {
    current: () => open().current,
    find: (keyId) => {
      const { current, former } = open();
      if (current.keyId === keyId) return current;
      // An altered row may name no key at all.
      return former !== null && former.keyId === keyId ? former : undefined;
    },
    hasFormer: () => open().former !== null,
    use: (next) => {
      open();
      held = next;
    },
    drop: () => {
      held = null;
    },
  };
}
