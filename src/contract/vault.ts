import * as z from "zod/mini";
import { failureSchema } from "../domain/app-error";
import { idSchema } from "../domain/id";
import {
  newWaySchema,
  passkeyQuestionSchema,
  unlockSecretSchema,
  wayKindSchema,
} from "../domain/unlock-way";
import { defineCall } from "./entry";

export const unlockWaySchema = z.object({
  id: idSchema,
  kind: wayKindSchema,
  /** Milliseconds since 1970, UTC. */
  createdAt: z.int(),
  /** What its passkey is asked with; null for other kinds. */
  passkey: z.nullable(passkeyQuestionSchema),
});
export type UnlockWay = z.infer<typeof unlockWaySchema>;

const countSchema = z.int().check(z.nonnegative());

export const vaultStatusSchema = z.object({
  /** `new`: no vault was set up yet. */
  state: z.enum(["new", "locked", "unlocked", "unavailable"]),
  /**
   * `none`: the key lies beside the data, so whoever can read this profile can read it. `sealing`:
   * a lock was chosen, and rows are left that the key beside them opens.
   */
  protection: z.enum(["none", "sealing", "lock"]),
  ways: z.array(unlockWaySchema),
  /** The header's generation, which every change of ways names; 0 while there is no vault. */
  generation: countSchema,
  /** How far re-sealing under a new vault key has come; null while none runs. */
  sealing: z.nullable(
    z.object({
      done: countSchema,
      total: countSchema,
      /** Why it rests until it is tried again; null while it runs. */
      failure: z.nullable(failureSchema),
    }),
  ),
  /** Seconds until the next attempt to unlock is taken. */
  retryAfter: countSchema,
  /** Minutes without use; null for never, and while nothing is open. */
  autoLockMinutes: z.nullable(z.int()),
  failure: z.nullable(failureSchema),
  /** Rows that did not open or are missing, since the vault was opened. */
  damaged: countSchema,
});
export type VaultStatus = z.infer<typeof vaultStatusSchema>;

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

/** The header's generation that the page has seen: another one since then is a `conflict`. */
const generation = z.int().check(z.positive());

export const vaultCalls = {
  "vault.status": defineCall({
    does: "Tells whether the vault is open and what protects it; answers also when it is not open.",
    input: z.object({}),
    output: vaultStatusSchema,
    errors: [],
  }),
  "vault.setUp": defineCall({
    does: "Makes the vault of a profile that has none, with its first way to unlock, and opens it.",
    input: z.object({ way: newWaySchema }),
    output: vaultStatusSchema,
    errors: ["weak-passphrase", "conflict"],
  }),
  "vault.unlock": defineCall({
    does: "Opens the vault; after wrong attempts a growing time must pass before the next.",
    input: z.object({ secret: unlockSecretSchema }),
    output: vaultStatusSchema,
    errors: ["wrong-passphrase", "too-many-attempts", "not-found", "not-set-up"],
  }),
  "vault.lock": defineCall({
    does: "Locks the vault at once: running answers keep what had arrived, every page goes blank.",
    input: z.object({}),
    output: z.object({}),
    errors: [],
  }),
  "vault.touch": defineCall({
    does: "Says that the person uses a page, which puts off locking by itself.",
    input: z.object({}),
    output: z.object({}),
    errors: [],
  }),
  "vault.newRecoveryKey": defineCall({
    does: "Makes a recovery key to be printed; nothing is changed until a way is added with it.",
    input: z.object({}),
    output: z.object({ key: z.string() }),
    errors: [],
  }),
  "vault.addWay": defineCall({
    does: "Adds a way to unlock. The first that is a real lock also starts a new vault key, under which every row is sealed anew.",
    input: z.object({ generation, way: newWaySchema }),
    output: vaultStatusSchema,
    errors: ["weak-passphrase", "conflict", "limit-exceeded", "rotation-running"],
  }),
  "vault.replaceWay": defineCall({
    does: "Puts a new way in the place of one, as when a passphrase is changed.",
    input: z.object({ generation, wayId: idSchema, way: newWaySchema }),
    output: vaultStatusSchema,
    errors: ["weak-passphrase", "conflict", "not-found", "rotation-running"],
  }),
  "vault.removeWay": defineCall({
    does: "Removes a way to unlock; the last one stays.",
    input: z.object({ generation, wayId: idSchema }),
    output: vaultStatusSchema,
    errors: ["last-way", "conflict", "not-found", "rotation-running"],
  }),
  "vault.rotate": defineCall({
    does: "Makes a new vault key and begins to seal every row under it; all stays readable meanwhile.",
    input: z.object({ generation }),
    output: vaultStatusSchema,
    errors: ["conflict", "rotation-running"],
  }),
  "vault.setAutoLock": defineCall({
    does: "Sets after how many minutes without use the vault locks by itself; null for never.",
    input: z.object({ minutes: z.nullable(z.int().check(z.gte(1), z.lte(1_440))) }),
    output: vaultStatusSchema,
    errors: [],
  }),
  "vault.check": defineCall({
    does: "Opens every row and compares every digest; costs time in proportion to what is stored.",
    input: z.object({}),
    output: vaultCheckSchema,
    errors: [],
  }),
  "vault.repair": defineCall({
    does: "Accepts what is left: rows that were altered are removed, lost heads and contexts rebuilt, digests made anew. Rows of a newer release or of a missing key stay.",
    input: z.object({}),
    output: z.object({ removed: countSchema, rebuilt: countSchema }),
    errors: [],
  }),
};
