import * as z from "zod/mini";
import { errorCodeSchema } from "../domain/app-error";
import {
  ASIDE_KEY_FILE,
  backupFolderSchema,
  backupReasonSchema,
  backupRecordSchema,
} from "../domain/backup";
import { defineCall, defineStream } from "./entry";
import { canUndoSchema, undoIdSchema } from "./undo";

const countSchema = z.int().check(z.nonnegative());

const nameSchema = backupRecordSchema.shape.name;

export const backupStatusSchema = z.object({
  /** Whether a recovery key of this vault opens new backups. */
  recoveryKey: z.boolean(),
  /** Whether the vault has a passphrase. */
  passphrase: z.boolean(),
  /** The key file that a passphrase opens; null where there is none. */
  keyFile: z.nullable(
    z.object({
      madeAt: z.int(),
      /** False until the vault is next unlocked by its passphrase: it lacks a key, or is missing. */
      isCurrent: z.boolean(),
    }),
  ),
  /** Whether this vault has ever made a key file: copies of it may lie anywhere. */
  hadKeyFile: z.boolean(),
  /** Whether what was replaced or removed still opens new backups, until the recovery key is made anew. */
  isExposed: z.boolean(),
  /** Whether anything has changed since the newest backup, or there is none. */
  changed: z.boolean(),
  /** Whether that newest one is older than a week. */
  isOld: z.boolean(),
  failure: z.nullable(z.object({ code: errorCodeSchema, at: z.int() })),
  folder: z.nullable(backupFolderSchema),
  /** What is being made or read back right now. */
  running: z.nullable(
    z.object({
      what: z.enum(["backup", "check"]),
      reason: z.nullable(backupReasonSchema),
      /** Rows of a backup, or bytes of a check. */
      done: countSchema,
      total: countSchema,
    }),
  ),
  /** Newest first. */
  records: z.array(backupRecordSchema),
  /** Backups in this browser that this vault does not know: of another store, or of a former vault. */
  others: z.array(z.object({ name: nameSchema, bytes: countSchema })),
  /** Key files of other vaults, which were set aside. */
  otherKeys: z.array(
    z.object({ name: z.string().check(z.regex(ASIDE_KEY_FILE)), bytes: countSchema }),
  ),
});
export type BackupStatus = z.infer<typeof backupStatusSchema>;

export const backupCalls = {
  "backup.status": defineCall({
    does: "Tells which backups there are, what opens them, and whether they are made as they should.",
    input: z.object({}),
    output: backupStatusSchema,
    errors: [],
  }),
  "backup.make": defineCall({
    does: "Makes a backup, reads it back and copies it to the chosen folder; answers when that is done.",
    input: z.object({
      /** Whether the keys of connections go with it. */
      withKeys: z.boolean(),
    }),
    output: backupStatusSchema,
    errors: ["reauthentication-required", "backup-failed"],
  }),
  "backup.check": defineCall({
    does: "Reads every backup back and compares it with its digest; dates each that is whole.",
    input: z.object({}),
    output: backupStatusSchema,
    errors: ["store-unavailable", "version-unknown"],
  }),
  "backup.delete": defineCall({
    does: "Deletes a backup here, known or not; a copy in the chosen folder stays. Its file goes once that cannot be undone any more, or with the next worker.",
    input: z.object({ name: nameSchema, undo: undoIdSchema }),
    output: z.extend(backupStatusSchema, { canUndo: canUndoSchema }),
    errors: ["not-found"],
  }),
  "backup.useFolder": defineCall({
    does: "Copies backups to the folder whose handle the page has left for the worker.",
    input: z.object({ name: z.string().check(z.maxLength(255)) }),
    output: backupStatusSchema,
    errors: ["not-found"],
  }),
  "backup.forgetFolder": defineCall({
    does: "Copies backups to no folder any more; what lies there stays.",
    input: z.object({}),
    output: backupStatusSchema,
    errors: [],
  }),
};

export const backupStreams = {
  "backup.watch": defineStream({
    does: "Tells what `backup.status` tells, and again whenever that changes.",
    input: z.object({}),
    event: backupStatusSchema,
    errors: [],
  }),
};
