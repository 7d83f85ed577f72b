import type { Argon2Cost, DeriveKey } from "../crypto/argon2";
import type { RandomBytes } from "../crypto/random-bytes";
import type { Clock } from "../platform/clock";
import type { KeyValueArea } from "../platform/key-value-area";
import type { Log } from "../platform/log";
import type { HeaderStore } from "./header-store";

/** What all of the vault is made with; each part takes the slice it needs. */
export type VaultDeps = {
  readonly headers: HeaderStore;
  /** Kept on disk, apart from the database. */
  readonly local: KeyValueArea;
  /** In memory, for this browser session, for trusted contexts only. */
  readonly session: KeyValueArea;
  /** Kept on disk as files, for the third copy of the header. */
  readonly files: KeyValueArea;
  readonly clock: Clock;
  /** Names the store in use: copies and attempts of two stores never meet. */
  readonly storeName: string;
  readonly deriveKey: DeriveKey;
  /** What new passphrases are derived with. */
  readonly cost: Argon2Cost;
  readonly randomBytes: RandomBytes;
  readonly log: Log;
};
