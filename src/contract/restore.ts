import * as z from "zod/mini";
import { backupRecordSchema } from "../domain/backup";
import { settableSchema } from "../domain/chat-parameters";
import { diffStatusSchema } from "../domain/diff-status";
import { heldItemSchema, heldRefSchema } from "../domain/held";
import { idSchema } from "../domain/id";
import { timeSchema } from "../domain/time";
import { newMethodSchema, passphraseSchema } from "../domain/unlock-method";
import { defineCall, defineStream } from "./entry";
import { withoutBackupSchema } from "./without-backup";

const countSchema = z.int().check(z.nonnegative());

/** Characters of a key file in base64: some hundred times what one has. */
const MAX_KEY_FILE = 100_000;

export const restoreSourceSchema = z.discriminatedUnion("from", [
  /** A file that the page has put into the incoming folder, as `{id}.age`. */
  z.object({ from: z.literal("file"), id: idSchema }),
  /** A backup that was made here. */
  z.object({ from: z.literal("kept"), name: backupRecordSchema.shape.name }),
]);
export type RestoreSource = z.infer<typeof restoreSourceSchema>;

export const restoreSecretSchema = z.discriminatedUnion("kind", [
  /** What this vault opens its own backups with. */
  z.object({ kind: z.literal("vault") }),
  z.object({ kind: z.literal("recovery"), key: z.string().check(z.maxLength(200)) }),
  z.object({
    kind: z.literal("passphrase"),
    passphrase: passphraseSchema,
    /** `confidant-key.age`, base64. */
    keyFile: z.string().check(z.maxLength(MAX_KEY_FILE)),
  }),
]);
export type RestoreSecret = z.infer<typeof restoreSecretSchema>;

/** What may open backups that are kept here; the key file lies beside them. */
const keptSecretSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("recovery"), key: z.string().check(z.maxLength(200)) }),
  z.object({ kind: z.literal("passphrase"), passphrase: passphraseSchema }),
]);

const diffCountsSchema = z.object({
  new: countSchema,
  newer: countSchema,
  older: countSchema,
  same: countSchema,
  both: countSchema,
  deleted: countSchema,
});

export const restorePreviewSchema = z.object({
  /** Milliseconds since 1970, UTC. */
  madeAt: timeSchema,
  /** The release that made it. */
  app: z.string(),
  bytes: countSchema,
  /** Whether it goes into a profile without a vault. */
  intoNew: z.boolean(),
  /** Whether another vault made it, maybe the one that this one was restored from. */
  ofOtherVault: z.boolean(),
  /** Whether keys of connections are in it. */
  withKeys: z.boolean(),
  /** Rows that did not open when it was made. */
  unreadable: countSchema,
  /** Rows of it that a restore leaves out: they belong to nothing in it, or are not what they should be. */
  leftOut: countSchema,
  conversations: diffCountsSchema,
  messages: diffCountsSchema,
  /** Contexts, presets and connections. */
  others: diffCountsSchema,
  /** What is here and not in it, which replacing would remove; of its `others` are memory and prompts, too. */
  onlyHere: z.object({ conversations: countSchema, messages: countSchema, others: countSchema }),
  /** Connections of here that would lose their key by replacing, for the backup before it has none. */
  keysLost: countSchema,
  /** Conversations of it that set something for their model, which is not so here. */
  parameters: z.object({
    conversations: countSchema,
    sets: z.array(settableSchema),
    /** Whether that comes along; null where it does if the person says that the backup is theirs. */
    come: z.nullable(z.boolean()),
  }),
  /** Conversations that are not the same on both sides, the newest first, as far as there is room. */
  listed: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      updatedAt: timeSchema,
      diffStatus: diffStatusSchema,
      /** Messages that only the backup has, and that only this vault has. */
      there: countSchema,
      here: countSchema,
    }),
  ),
  /** How many more of these there are. */
  unlisted: countSchema,
});
export type RestorePreview = z.infer<typeof restorePreviewSchema>;

const heldListSchema = z.array(heldItemSchema);

export const restoreProgressSchema = z.object({
  stage: z.enum(["reading", "backing-up", "staging", "switching"]),
  done: countSchema,
  total: countSchema,
});
export type RestoreProgress = z.infer<typeof restoreProgressSchema>;

export const restoreCalls = {
  "restore.preview": defineCall({
    does: "Opens a backup, reads it whole and tells how it stands to what is here; changes nothing. Needs an open vault, or none at all.",
    input: z.object({ source: restoreSourceSchema, secret: restoreSecretSchema }),
    output: restorePreviewSchema,
    errors: [
      "not-found",
      "wrong-passphrase",
      "too-many-attempts",
      "backup-wrong-key",
      "backup-damaged",
      "rotation-running",
    ],
  }),
  "restore.kept": defineCall({
    does: "Lists the backups in this browser that may be shown where no vault lists them. Beside a store with a lock these are none, until a secret is given that opens some.",
    input: z.object({ secret: z.nullable(keptSecretSchema) }),
    output: z.object({
      names: z.array(backupRecordSchema.shape.name),
      /** Whether a secret is asked for before anything is shown, be there any or none. */
      asks: z.boolean(),
    }),
    errors: ["wrong-passphrase", "too-many-attempts", "backup-wrong-key", "backup-damaged"],
  }),
  "restore.run": defineCall({
    does: "Restores the backup that was previewed: merges it, or puts it in the place of what is here. All of it, or nothing.",
    input: z.object({
      mode: z.enum(["merge", "replace"]),
      withoutBackup: withoutBackupSchema,
      /** Whether a merge brings back what was deleted here for good; left out for no. */
      bringsBack: z.optional(z.boolean()),
      /** Into a new profile: whether the person says that the backup is their own; left out for no. */
      isOwn: z.optional(z.boolean()),
      /** Into a new profile: how its vault is unlocked from then on. Nothing of the backup's opens it. */
      method: z.optional(newMethodSchema),
    }),
    output: z.object({
      /** Conversations that came from the backup, and how many of these stand beside one of here. */
      conversations: countSchema,
      copies: countSchema,
      messages: countSchema,
      /** Rows of the backup that were left out: they could not be used. */
      leftOut: countSchema,
      /** Rows of a stranger's memory that had no room in their contexts. */
      beyond: countSchema,
      /** Connections that came without the key or the headers that they had. */
      withoutKey: countSchema,
      /** What does nothing until it is taken over. */
      held: heldListSchema,
    }),
    errors: [
      "not-found",
      "conflict",
      "weak-passphrase",
      "backup-failed",
      "backup-damaged",
      "backup-wrong-key",
      "rotation-running",
      "limit-exceeded",
    ],
  }),
  "restore.held": defineCall({
    does: "Lists what backups have brought that does nothing until the person takes it over: connections, and settings that let more out or keep the vault open longer.",
    input: z.object({}),
    output: z.object({ held: heldListSchema }),
    errors: [],
  }),
  "restore.takeOver": defineCall({
    does: "Lets these do what they would; gives what is still held. What is held no more is passed over.",
    input: z.object({ items: z.array(heldRefSchema).check(z.maxLength(1_000)) }),
    output: z.object({ held: heldListSchema }),
    errors: ["reauthentication-required"],
  }),
  "restore.leaveHeld": defineCall({
    does: "Forgets the settings that are held; connections stay, and stay held.",
    input: z.object({}),
    output: z.object({ held: heldListSchema }),
    errors: [],
  }),
  "restore.cancel": defineCall({
    does: "Forgets the backup that was previewed, or stops its restore as long as nothing is switched; deletes its incoming file.",
    input: z.object({}),
    output: z.object({}),
    errors: [],
  }),
};

export const restoreStreams = {
  "restore.watch": defineStream({
    does: "Tells how far a preview or a restore has come; null while none runs.",
    input: z.object({}),
    event: z.object({ progress: z.nullable(restoreProgressSchema) }),
    errors: [],
  }),
};
