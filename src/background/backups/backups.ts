import type { BackupStatus } from "../../contract/backup";
import type { BackupReason } from "../../domain/backup";

/** Makes, keeps, checks and copies the backups of the open vault. */
export type Backups = {
  readonly status: () => Promise<BackupStatus>;
  /** Hears the status now and whenever it changes; returns how to stop. */
  readonly watch: (hear: (status: BackupStatus) => void) => () => void;
  /** Makes one, reads it back, drops what is too old, copies it; `backup-failed` (`data.reason`: a code). */
  readonly make: (input: { readonly withKeys: boolean }) => Promise<BackupStatus>;
  /**
   * Makes one before something that removes or replaces, unless nothing has changed since the newest;
   * `backup-failed` where it cannot, which `withoutBackup` leaves out altogether. `spared`: the name of
   * one that stays whatever else is dropped, for it is about to be restored.
   */
  readonly before: (
    reason: Exclude<BackupReason, "daily" | "by-hand">,
    options?: {
      readonly withoutBackup?: boolean | undefined;
      readonly spared?: string | undefined;
    },
  ) => Promise<void>;
  readonly check: () => Promise<BackupStatus>;
  readonly remove: (name: string) => Promise<BackupStatus>;
  /** Takes one out of the list and leaves its file, until it is put back or cleared; `not-found`. */
  readonly takeOut: (name: string) => Promise<TakenOut>;
  readonly useFolder: (name: string) => Promise<BackupStatus>;
  readonly forgetFolder: () => Promise<BackupStatus>;
  /** What opens the backups of this vault: identities, the newest first. */
  readonly identities: () => Promise<readonly string[]>;
  /** Whether this vault has made a backup of that name, or nobody else has the identity that opens it. */
  readonly isOwn: (backup: {
    readonly identity: string;
    readonly name: string;
  }) => Promise<boolean>;
  /** The vault was opened by this passphrase: renews the key file where it is not by it. */
  readonly onPassphrase: (passphrase: string) => void;
  /** The vault was opened by this recovery key: it becomes the backups' key where no other method's is. */
  readonly onRecoveryKey: (recoveryKey: string) => Promise<void>;
  /** A method was added, replaced or removed: a new recovery key becomes the backups' key. */
  readonly onMethodsChanged: (added: { readonly recoveryKey: string } | null) => Promise<void>;
  /** The key that a new recovery key is to be: the backups' own until a method has it, then a new one. */
  readonly nextRecoveryKey: () => Promise<string>;
  /** A worker begins: makes what is due, tells what is old. */
  readonly begin: () => void;
};

/** A backup that is in no list any more, and whose file is there. */
export type TakenOut = {
  readonly status: BackupStatus;
  /** Fails with `undo-late` where it is cleared. */
  readonly putBack: () => Promise<void>;
  /** Removes its file, unless it was put back; never fails: the next worker clears what is left. */
  readonly clear: () => void;
};
