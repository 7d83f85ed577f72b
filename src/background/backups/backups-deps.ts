import type { checkBackup } from "../../backup/check-backup";
import type { makeKeyFile } from "../../backup/key-file";
import type { writeBackup } from "../../backup/write-backup";
import type { FileFolder } from "../../domain/file-folder";
import type { Id } from "../../domain/id";
import type { Alarms } from "../../platform/alarms";
import type { Badge } from "../../platform/badge";
import type { Clock } from "../../platform/clock";
import type { DiskRoom } from "../../platform/disk-room";
import type { KeyValueArea } from "../../platform/key-value-area";
import type { Locks } from "../../platform/locks";
import type { BackupStore } from "../../store/snapshots/backup-store";
import type { Snapshot } from "../../store/snapshots/snapshot";
import type { Header } from "../../vault/header";

/** The folder that the person has chosen. */
export type ChosenFolder = {
  /** `denied` where it has to be allowed again; null where none was left for the worker. */
  readonly open: () => Promise<FileFolder | "denied" | null>;
  readonly forget: () => Promise<void>;
};

/** What makes, reads and locks files. */
export type BackupEngine = {
  readonly write: typeof writeBackup;
  readonly check: typeof checkBackup;
  readonly makeKeyFile: typeof makeKeyFile;
};

export type BackupsDeps = {
  /** The sealed row about backups. */
  readonly rows: BackupStore;
  readonly snapshot: (options: { readonly withSecrets: boolean }) => Snapshot;
  readonly hasMessages: () => Promise<boolean>;
  /** Whether anything of the person's is stored, which may be no message. */
  readonly hasContent: () => Promise<boolean>;
  /** Of the open vault, as it is now. */
  readonly header: () => Pick<Header, "vault" | "ways" | "keyId">;
  /** The method whose passphrase this is; null for none. */
  readonly methodOf: (passphrase: string) => Promise<Id | null>;
  readonly newIdentity: () => string;
  readonly engine: BackupEngine;
  /** Where backups are kept here. */
  readonly files: FileFolder;
  /** Whether one that this vault does not know may be listed and deleted. */
  readonly mayShow: (name: string) => Promise<boolean>;
  /** What only the one that is being made needs. */
  readonly staging: FileFolder;
  readonly chosen: ChosenFolder;
  readonly locks: Locks;
  readonly disk: DiskRoom;
  readonly clock: Clock;
  /** Of local time, as `Date.getTimezoneOffset` tells it: minutes that UTC is ahead. */
  readonly offsetMinutes: () => number;
  /** Calls `run` so many milliseconds later. */
  readonly later: (run: () => void, milliseconds: number) => void;
  /** Memory of this browser session. */
  readonly session: Pick<KeyValueArea, "get" | "set" | "remove">;
  readonly alarms: Pick<Alarms, "at" | "clear">;
  readonly badge: Pick<Badge, "showBackups" | "forget">;
  /** Whether a turn runs. */
  readonly isBusy: () => boolean;
  /** Aborted with `locked` when the vault is locked. */
  readonly signal: AbortSignal;
  /** Keeps the worker from being stopped until the returned function is called. */
  readonly keepAlive: () => () => void;
  readonly onError: (error: unknown) => void;
  /** This release, and the form in which it stores rows. */
  readonly release: { readonly app: string; readonly form: string };
};
