import * as z from "zod/mini";
import { failureSchema } from "../domain/app-error";
import { defineCall } from "./entry";

export const vaultStatusSchema = z.object({
  state: z.enum(["unlocked", "unavailable"]),
  /** `none`: the key lies beside the data, so whoever can read this profile can read it. */
  protection: z.enum(["none"]),
  failure: z.nullable(failureSchema),
  /** Rows that did not open or are missing, since the worker started. */
  damaged: z.int().check(z.nonnegative()),
});
export type VaultStatus = z.infer<typeof vaultStatusSchema>;

export const vaultCheckSchema = z.object({
  rows: z.int().check(z.nonnegative()),
  /** Rows whose seal does not open. */
  unreadable: z.array(z.object({ table: z.string(), id: z.string() })),
  /** Sets of rows (`vault`, or a conversation's id) whose digest does not match. */
  mismatched: z.array(z.string()),
  /** The database is older than the last generation this browser saw. */
  rewound: z.boolean(),
});

export const vaultCalls = {
  "vault.status": defineCall({
    does: "Tells whether the vault is open and what protects it; answers also when it is not open.",
    input: z.object({}),
    output: vaultStatusSchema,
    errors: [],
  }),
  "vault.check": defineCall({
    does: "Opens every row and compares every digest; costs time in proportion to what is stored.",
    input: z.object({}),
    output: vaultCheckSchema,
    errors: [],
  }),
};
