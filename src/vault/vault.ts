import type { Keyring } from "../crypto/keyring";
import type { Id } from "../domain/id";
import type { NewMethod, UnlockSecret } from "../domain/unlock-method";
import type { Header } from "./header";
import type { VaultKey } from "./vault-key";

/** A vault whose header was verified under its own key. Never logged, never on disk. */
export type OpenedVault = {
  readonly header: Header;
  readonly key: VaultKey;
  readonly keyring: Keyring;
  /** Opens the rows that are not sealed under the new key yet; null while no rotation runs. */
  readonly former: Keyring | null;
  /** Whether an earlier worker of this session has opened it, by the header beside the rows. */
  readonly isWarm?: boolean;
};

export type UnlockOptions = {
  /**
   * Whether to leave header and session as they are, neither healed nor raised: for a vault that is
   * open already, whose holder would be told `conflict` by a header that changed behind its back.
   */
  readonly keepHeader?: boolean;
};

export type Vault = {
  /** The best copy of the header, unverified: what can be known without a key; null for no vault. */
  readonly describe: () => Promise<Header | null>;
  /**
   * Opens by the session's key, else by the device method. Fails with `not-set-up`, `locked`,
   * `key-missing` (a header or rows without what opens them), `header-corrupt`, `version-unknown`.
   */
  readonly open: () => Promise<OpenedVault>;
  /**
   * A new vault; `conflict` where a header or rows are there, `weak-passphrase`, `bad-request` for a
   * recovery key or a passkey's answer of another form.
   */
  readonly setUp: (method: NewMethod) => Promise<OpenedVault>;
  /**
   * Fails with `wrong-passphrase`, `too-many-attempts`, `not-found` (no such method), `not-set-up`, and
   * `header-corrupt` where the secret is right but the copies of the header contradict it.
   */
  readonly unlock: (secret: UnlockSecret, options?: UnlockOptions) => Promise<OpenedVault>;
  /** Removes the session's key: nothing opens any more without a method. Waits for nothing. */
  readonly lock: () => Promise<void>;
  /**
   * Like all changes below: `conflict` where the header changed since it was opened, `locked` where a
   * lock came meanwhile. `limit-exceeded` for too many methods, `rotation-running` where the method would
   * need a new vault key, as the first real lock does.
   */
  readonly addMethod: (opened: OpenedVault, method: NewMethod) => Promise<OpenedVault>;
  readonly replaceMethod: (
    opened: OpenedVault,
    change: { readonly methodId: Id; readonly method: NewMethod },
  ) => Promise<OpenedVault>;
  /** Fails with `last-method` or `not-found`. */
  readonly removeMethod: (opened: OpenedVault, methodId: Id) => Promise<OpenedVault>;
  /** A new vault key for every method; the former one is kept, sealed under it, until `finishRotation`. */
  readonly rotate: (opened: OpenedVault) => Promise<OpenedVault>;
  /** Destroys the former key; to be called once no row is left that needs it. */
  readonly finishRotation: (opened: OpenedVault) => Promise<OpenedVault>;
  /** Seconds until the next attempt to unlock is taken. */
  readonly retryAfter: () => Promise<number>;
};
