import * as z from "zod/mini";
import { idSchema } from "./id";
import { taintSchema } from "./taint";
import { timeSchema } from "./time";

/** Characters of an archival entry. */
export const MAX_ENTRY_CHARACTERS = 100_000;

/** D-16: archival entries in a context. */
export const MAX_ARCHIVAL_ENTRIES = 10_000;

/** Something kept for good, found when it is searched for and never in a prompt by itself (P-023). */
export const archivalEntrySchema = z.object({
  id: idSchema,
  contextId: idSchema,
  /** Rises with every change. */
  version: z.int().check(z.positive()),
  text: z.string().check(z.minLength(1), z.maxLength(MAX_ENTRY_CHARACTERS)),
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(50))).check(z.maxLength(20)),
  /** The message that it was taken from; null where the person wrote it. */
  source: z.nullable(z.object({ conversationId: idSchema, messageId: idSchema })),
  taint: z.array(taintSchema),
  /** Milliseconds since 1970, UTC. */
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type ArchivalEntry = z.infer<typeof archivalEntrySchema>;
