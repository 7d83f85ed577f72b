import * as z from "zod/mini";
import { errorCodeSchema } from "./app-error";
import { idSchema } from "./id";
import { timeSchema } from "./time";

/** The folder of backups in the origin's private file system; their names are the same everywhere. */
export const BACKUPS_FOLDER = "backups";

/** The folder beside it in which a page puts a file that is to be restored. */
export const INCOMING_FOLDER = "incoming";

/** The file beside backups that holds their keys, locked by the passphrase. */
export const KEY_FILE = "confidant-key.age";

/** A key file that was set aside, for another vault keeps its own in the same folder: when (UTC). */
export const ASIDE_KEY_FILE = /^confidant-key-\d{8}T\d{9}Z\.age$/;

/** A backup's file: when it was made (UTC, to the millisecond), which is all that its name tells. */
export const BACKUP_NAME = /^confidant-\d{8}T\d{9}Z\.age$/;

/** A backup that is older than this, where anything has changed since, is told of (a week). */
export const OLD_BACKUP_MS = 7 * 24 * 60 * 60_000;

/** A backup at least so often, where anything has changed (a day). */
export const BACKUP_EVERY_MS = 24 * 60 * 60_000;

const countSchema = z.int().check(z.nonnegative());

export const backupReasonSchema = z.enum([
  "daily",
  "by-hand",
  "before-purge",
  "before-migration",
  "before-restore",
  "before-rotation",
]);
export type BackupReason = z.infer<typeof backupReasonSchema>;

/** What is known of a backup that was made here. */
export const backupRecordSchema = z.object({
  name: z.string().check(z.regex(BACKUP_NAME)),
  reason: backupReasonSchema,
  /** Milliseconds since 1970, UTC. */
  madeAt: timeSchema,
  /** Of the file. */
  bytes: countSchema,
  /** SHA-256 of the file, hexadecimal. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  conversations: countSchema,
  messages: countSchema,
  /** Rows that did not open and so are not in it. */
  unreadable: countSchema,
  /** Whether the keys of connections are in it. */
  withKeys: z.boolean(),
  /** When it was last read back whole and found as it was made; null where that failed. */
  checkedAt: z.nullable(timeSchema),
  /** What the last look at it found; null for nothing. */
  damage: z.nullable(z.enum(["missing", "altered"])),
  /** It goes on from where this store was put back to an older state: it tells of another life of it. */
  isBeyond: z.optional(z.literal(true)),
});
export type BackupRecord = z.infer<typeof backupRecordSchema>;

export const backupFolderSchema = z.object({
  name: z.string(),
  /** `denied`: to be allowed again; `gone`: moved or deleted; `failed`: full, or for another reason. */
  state: z.enum(["ok", "denied", "gone", "failed"]),
  /** When the newest backup was last copied there; null for never. */
  copiedAt: z.nullable(timeSchema),
});
export type BackupFolder = z.infer<typeof backupFolderSchema>;

/** The sealed row about backups; it is itself in no backup and in no export. */
export const backupStateSchema = z.object({
  /** Newest first: the first one seals new backups, all of them open older ones. */
  keys: z
    .array(
      z.object({
        /** `AGE-SECRET-KEY-1…` */
        identity: z.string(),
        createdAt: timeSchema,
        /** Whether a recovery key of the vault was seen to be this: somebody may hold it for good. */
        wasWay: z.optional(z.boolean()),
        /** The unlock methods whose passphrases lock a key file that holds it. */
        lockedBy: z.optional(z.array(idSchema)),
        /** Whether such a passphrase, or the vault key that sealed this row, is the vault's no more. */
        outlived: z.optional(z.boolean()),
        /** Whether it was made by this vault, or for it; left out by releases that did not note it. */
        isOurs: z.optional(z.literal(true)),
        /** It came with a backup, so others may hold it: it opens what it has sealed, and seals nothing. */
        isFormer: z.optional(z.literal(true)),
      }),
    )
    .check(z.minLength(1)),
  /** What lies beside backups as `confidant-key.age`; null without a passphrase. */
  keyFile: z.nullable(
    z.object({
      /** The unlock method whose passphrase locks it. */
      wayId: idSchema,
      madeAt: timeSchema,
      /** Which of `keys` it holds: their number when it was made, all from the oldest on. */
      keys: countSchema,
      /** Base64. */
      data: z.string(),
    }),
  ),
  /** SHA-256 of the key files that this vault has made, hexadecimal, the newest first. */
  keyFileDigests: z.optional(z.array(z.string())),
  /** The id of the vault key when the keys were last put in order. */
  vaultKey: z.optional(z.string()),
  /** Newest first. */
  records: z.array(backupRecordSchema),
  /** What was deleted, and whose files go once that cannot be undone any more, or with the next worker. */
  going: z.optional(
    z.array(
      z.object({
        name: z.string().check(z.regex(BACKUP_NAME)),
        /** Null where this vault did not know it. */
        record: z.nullable(backupRecordSchema),
        savedGeneration: z.nullable(z.int()),
      }),
    ),
  ),
  /** What is not kept any longer, and could not be removed from the folder yet. */
  toRemove: z.optional(z.array(z.string().check(z.regex(BACKUP_NAME)))),
  /** The vault's generation up to which everything is in the newest backup; null for none. */
  savedGeneration: z.nullable(z.int()),
  /** The file of a backup that was begun: without a record it is what a worker that died has left. */
  begun: z.optional(z.nullable(z.string().check(z.regex(BACKUP_NAME)))),
  /** The stored form of rows at the newest backup, as `storedForm` tells it; empty for none. */
  form: z.string(),
  /** Why the last attempt failed; null where it did not. */
  failure: z.nullable(z.object({ code: errorCodeSchema, at: timeSchema })),
  folder: z.nullable(backupFolderSchema),
  /** How often it was changed: of the row and its copies the higher one is the truth. */
  edition: z.optional(countSchema),
});
export type BackupState = z.infer<typeof backupStateSchema>;
