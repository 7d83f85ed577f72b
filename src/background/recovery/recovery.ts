import type { RecoveredNote, RecoveryPreview, RecoveryProgress } from "../../contract/recovery";
import type { OpenedVault } from "../../vault/vault";
import type { Profile } from "../open-profile";

/** The store in use with its vault, opened. */
export type Found = { readonly profile: Profile; readonly opened: OpenedVault };

export type RecoveryWork = {
  /** Aborted by a lock. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Omit<RecoveryProgress, "isReadable">) => void;
  /** Hears what can be read before the rest is there. */
  readonly onPreview: (preview: RecoveryPreview) => void;
  /** Closes the store in use and opens the one that was chosen instead. */
  readonly reopen: () => Promise<Profile>;
};

/** Brings back what the browser has deleted. */
export type Recovery = {
  /** Whether the rows are gone that this vault had, or are older than what lies beside them. */
  readonly isNeeded: (found: Found) => Promise<boolean>;
  /**
   * Puts a store with everything that lies beside the database in the place of the one in use.
   * `store-gone` where nothing lies there that would open, and else as writing rows fails: nothing is
   * switched then, and doing it again is allowed.
   */
  readonly run: (found: Found, work: RecoveryWork) => Promise<Found>;
  /** What the last recovery came to, until the person has taken note of it. */
  readonly note: () => Promise<RecoveredNote | null>;
  readonly dropNote: () => Promise<void>;
};
