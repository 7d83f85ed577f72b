import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { defineCall } from "./entry";

const countSchema = z.int().check(z.nonnegative());

/** How far a recovery has come: rows of how many. */
export const recoveryProgressSchema = z.object({
  stage: z.enum(["looking", "staging", "switching"]),
  done: countSchema,
  total: countSchema,
  /** Whether `recovery.preview` has something to read. */
  isReadable: z.boolean(),
});
export type RecoveryProgress = z.infer<typeof recoveryProgressSchema>;

/** What was written last, to be read while the rest is put back. */
export const recoveryPreviewSchema = z.object({
  /** The conversation's; empty where it has none. */
  title: z.string(),
  /** Its newest messages, oldest first; never empty. */
  messages: z.array(
    z.object({ id: idSchema, role: z.enum(["user", "assistant"]), text: z.string() }),
  ),
  /** Whether older ones come with the rest. */
  more: z.boolean(),
});
export type RecoveryPreview = z.infer<typeof recoveryPreviewSchema>;

/** What a recovery came to. Times in milliseconds since 1970, UTC. */
export const recoveredNoteSchema = z.object({
  at: z.int(),
  /**
   * `gone`: the database was deleted; `older`: it was put back to what it had held before. `kept`: it may
   * have been, and was left as it is, with what lay beside it in another store; `full`: it was, and there
   * is no room to restore the rest; `behind`: it was, with all but the backups, and was left as it is.
   */
  why: z.enum(["gone", "older", "kept", "full", "behind"]),
  /** From when on what was written is missing; null where nothing is. For `behind`: of the newest backup. */
  since: z.nullable(z.int()),
  /** Rows that did not open. */
  unreadable: countSchema,
  /** Connections whose keys are in no backup, to be typed again. */
  withoutKey: countSchema,
});
export type RecoveredNote = z.infer<typeof recoveredNoteSchema>;

export const recoveryCalls = {
  "recovery.preview": defineCall({
    does: "Tells the newest messages while a deleted database is put back; null where none are at hand, or none is.",
    input: z.object({}),
    output: z.object({ preview: z.nullable(recoveryPreviewSchema) }),
    errors: [],
  }),
  "recovery.dismiss": defineCall({
    does: "Forgets what a recovery came to.",
    input: z.object({}),
    output: z.object({}),
    errors: [],
  }),
};
