import * as z from "zod/mini";
import { failureSchema } from "./app-error";
import { idSchema } from "./id";
import { timeSchema } from "./time";

/** What is done over closed turns while nobody waits for it. */
export const jobKindSchema = z.enum(["title", "range", "whole", "facts"]);
export type JobKind = z.infer<typeof jobKindSchema>;

/** What is still to be done for a conversation; a row of it exists until all is done. */
export const conversationJobSchema = z.object({
  conversationId: idSchema,
  /** Rises with every change. */
  version: z.int().check(z.positive()),
  /** When the newest turn ended; milliseconds since 1970, UTC. */
  closedAt: timeSchema,
  /** What has been done since then. */
  done: z.array(jobKindSchema),
  /** Failures in a row since then. */
  attempts: z.int().check(z.nonnegative()),
  /** Not tried again before this time. */
  notBefore: timeSchema,
  failure: z.nullable(failureSchema),
  /** What failed so; a summary's failure stays known when a title fails after it. */
  failedKind: z.nullable(jobKindSchema),
});
export type ConversationJob = z.infer<typeof conversationJobSchema>;
