import * as z from "zod/mini";
import { failureSchema } from "../domain/app-error";
import { idSchema } from "../domain/id";
import {
  methodKindSchema,
  newMethodSchema,
  passkeyQuestionSchema,
  unlockSecretSchema,
} from "../domain/unlock-method";
import { defineCall } from "./entry";
import { recoveredNoteSchema, recoveryProgressSchema } from "./recovery";

export const unlockMethodSchema = z.object({
  id: idSchema,
  kind: methodKindSchema,
  /** Milliseconds since 1970, UTC. */
  createdAt: z.int(),
  /** What its passkey is asked with; null for other kinds. */
  passkey: z.nullable(passkeyQuestionSchema),
});
export type UnlockMethod = z.infer<typeof unlockMethodSchema>;

const countSchema = z.int().check(z.nonnegative());

export const vaultStatusSchema = z.object({
  /**
   * `new`: no vault was set up yet. `recovering`: it was opened, and what the browser has deleted is
   * being put back; every other call waits.
   */
  state: z.enum(["new", "locked", "unlocked", "recovering", "unavailable"]),
  /**
   * `none`: the key lies beside the data, so whoever can read this profile can read it. `sealing`:
   * a lock was chosen, and rows are left that the key beside them opens.
   */
  protection: z.enum(["none", "sealing", "lock"]),
  methods: z.array(unlockMethodSchema),
  /** The header's generation, which every change of methods names; 0 while there is no vault. */
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
  /** How far a recovery has come; left out while none runs. */
  recovery: z.optional(recoveryProgressSchema),
  /** What the last recovery came to, until the person has taken note of it. */
  recovered: z.optional(recoveredNoteSchema),
  /** How many programs of this machine wait for the person; left out for none. */
  asks: z.optional(countSchema),
});
export type VaultStatus = z.infer<typeof vaultStatusSchema>;

/** The header's generation that the page has seen: another one since then is a `conflict`. */
export const seenGenerationSchema = z.int().check(z.positive());

export const vaultCalls = {
  "vault.status": defineCall({
    does: "Tells whether the vault is open and what protects it; answers also when it is not open. `again`: the person asks, so a recovery that has failed just now is begun anew.",
    input: z.object({ again: z.optional(z.literal(true)) }),
    output: vaultStatusSchema,
    errors: [],
  }),
  "vault.setUp": defineCall({
    does: "Makes the vault of a profile that has none, with its first unlock method, and opens it.",
    input: z.object({ method: newMethodSchema }),
    output: vaultStatusSchema,
    errors: ["weak-passphrase", "conflict"],
  }),
  "vault.unlock": defineCall({
    does: "Opens the vault; after wrong attempts a growing time must pass before the next. Of one that is open it tells that its person is there: calls that ask for that do not, for two minutes.",
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
    does: "Makes a recovery key to be printed; nothing is changed until an unlock method is added with it.",
    input: z.object({}),
    output: z.object({ key: z.string() }),
    errors: ["reauthentication-required"],
  }),
  "vault.addMethod": defineCall({
    does: "Adds an unlock method. The first that is a real lock also starts a new vault key, under which every row is sealed anew.",
    input: z.object({ generation: seenGenerationSchema, method: newMethodSchema }),
    output: vaultStatusSchema,
    errors: [
      "reauthentication-required",
      "weak-passphrase",
      "conflict",
      "limit-exceeded",
      "rotation-running",
    ],
  }),
};
