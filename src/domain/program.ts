import * as z from "zod/mini";
import { idSchema } from "./id";
import { timeSchema } from "./time";

/** What the person may allow a program: to read, to have messages answered, to change, to delete. */
export const SCOPES = ["contexts", "conversations", "chat", "write", "delete"] as const;
export const scopeSchema = z.enum(SCOPES);
export type Scope = z.infer<typeof scopeSchema>;

/** What came of a call, as the log tells it: done, or why not. */
export const callOutcomeSchema = z.enum([
  "done",
  "failed",
  "declined",
  "not-allowed",
  "not-decided",
]);
export type CallOutcome = z.infer<typeof callOutcomeSchema>;

/** One line of the log: what was asked for, no word of what was said. */
export const programCallSchema = z.object({
  /** Milliseconds since 1970, UTC. */
  at: timeSchema,
  /** The tool with its action, the resource's or the prompt's name. */
  what: z.string(),
  outcome: callOutcomeSchema,
});
export type ProgramCall = z.infer<typeof programCallSchema>;

/** What the person has allowed. */
export const consentSchema = z.object({
  scopes: z.array(scopeSchema),
  /** When it was given (milliseconds since 1970, UTC). */
  at: timeSchema,
  /** When it ends; null for never. */
  until: z.nullable(timeSchema),
});
export type Consent = z.infer<typeof consentSchema>;

/** A program of this machine that has a token. */
export const programSchema = z.object({
  id: idSchema,
  /** As the person calls it. */
  name: z.string(),
  /** Milliseconds since 1970, UTC. */
  createdAt: timeSchema,
  /** Null until the person has decided, which its first call asks for. */
  consent: z.nullable(consentSchema),
  /** When its token was taken back; null for one that holds. */
  revokedAt: z.nullable(timeSchema),
  /** What it calls itself; null until it has connected. */
  client: z.nullable(z.string()),
  /** The newest first, MAX_PROGRAM_CALLS at most. */
  calls: z.array(programCallSchema),
});
export type Program = z.infer<typeof programSchema>;

/** As it is stored: with what its token is known by. */
export const storedProgramSchema = z.extend(programSchema, {
  /** SHA-256 of the token, base64; of 32 random bytes, so nobody finds it from this. */
  tokenHash: z.string(),
});
export type StoredProgram = z.infer<typeof storedProgramSchema>;
