import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { newMethodSchema } from "../domain/unlock-method";
import { defineCall } from "./entry";
import { seenGenerationSchema, vaultStatusSchema } from "./vault";
import { withoutBackupSchema } from "./without-backup";

const countSchema = z.int().check(z.nonnegative());

export const vaultCheckSchema = z.object({
  rows: countSchema,
  /** Rows that do not open, and why. */
  unreadable: z.array(z.object({ table: z.string(), id: z.string(), code: z.string() })),
  /** Sets of rows (`vault`, or a conversation's id) whose digest does not match. */
  mismatched: z.array(z.string()),
  /** The database is older than the last generation this browser saw. */
  rewound: z.boolean(),
});
export type VaultCheck = z.infer<typeof vaultCheckSchema>;

/** What the options alone do with the vault; apart, so that no other page loads it. */
export const vaultCareCalls = {
  "vault.replaceMethod": defineCall({
    does: "Puts a new unlock method in the place of one, as when a passphrase is changed.",
    input: z.object({
      generation: seenGenerationSchema,
      methodId: idSchema,
      method: newMethodSchema,
    }),
    output: vaultStatusSchema,
    errors: [
      "reauthentication-required",
      "weak-passphrase",
      "conflict",
      "not-found",
      "rotation-running",
    ],
  }),
  "vault.removeMethod": defineCall({
    does: "Removes an unlock method; the last one stays.",
    input: z.object({ generation: seenGenerationSchema, methodId: idSchema }),
    output: vaultStatusSchema,
    errors: [
      "reauthentication-required",
      "last-method",
      "conflict",
      "not-found",
      "rotation-running",
    ],
  }),
  "vault.rotate": defineCall({
    does: "Makes a new vault key and begins to seal every row under it; all stays readable meanwhile.",
    input: z.object({ generation: seenGenerationSchema, withoutBackup: withoutBackupSchema }),
    output: vaultStatusSchema,
    errors: ["reauthentication-required", "conflict", "rotation-running", "backup-failed"],
  }),
  "vault.setAutoLock": defineCall({
    does: "Sets after how many minutes without use the vault locks by itself; null for never.",
    input: z.object({ minutes: z.nullable(z.int().check(z.gte(1), z.lte(1_440))) }),
    output: vaultStatusSchema,
    errors: ["reauthentication-required"],
  }),
  "vault.check": defineCall({
    does: "Opens every row and compares every digest; costs time in proportion to what is stored.",
    input: z.object({}),
    output: vaultCheckSchema,
    errors: [],
  }),
};
