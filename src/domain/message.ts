import * as z from "zod/mini";
import { failureSchema } from "./app-error";
import { attachmentSchema } from "./attachment";
import { idSchema } from "./id";
import { modelSchema } from "./model";
import { sourceSchema } from "./source";
import { taintSchema } from "./taint";
import { timeSchema } from "./time";
import { toolCallSchema } from "./tool-call";

/** D-3: stored in lower case; anything else is refused. */
export const roleSchema = z.enum(["user", "assistant", "system", "tool"]);
export type Role = z.infer<typeof roleSchema>;

export const turnStatusSchema = z.enum([
  "open",
  "streaming",
  "complete",
  "failed",
  "cancelled",
  "interrupted",
]);
export type TurnStatus = z.infer<typeof turnStatusSchema>;

export const usageSchema = z.object({
  promptTokens: z.nullable(z.int().check(z.nonnegative())),
  replyTokens: z.nullable(z.int().check(z.nonnegative())),
});
export type Usage = z.infer<typeof usageSchema>;

/** `refusal`: the provider or the model would not answer, or a filter of theirs ended the answer. */
export const finishReasonSchema = z.enum(["stop", "length", "refusal", "tool-calls"]);
export type FinishReason = z.infer<typeof finishReasonSchema>;

/** What a message has in addition when a model (or the guide) wrote it. */
export const replySchema = z.object({
  status: turnStatusSchema,
  provider: z.string(),
  model: z.string(),
  /** The model that was chosen for this reply alone; left out where what answers there was asked. */
  ownModel: z.optional(modelSchema),
  thinking: z.string(),
  thinkingMs: z.number().check(z.nonnegative()),
  failure: z.nullable(failureSchema),
  finish: z.nullable(finishReasonSchema),
  /** Of all its runs, where it was continued. */
  usage: z.nullable(usageSchema),
  /** The last run's own, which its times and its prompt belong to; left out where that is all. */
  lastUsage: z.optional(z.nullable(usageSchema)),
  /** The oldest message the model was shown, when older ones were left out. */
  seenFrom: z.nullable(idSchema),
  /** Estimated tokens by which the request exceeded the model's window; 0 when it fitted (D-8). */
  overflow: z.int().check(z.nonnegative()),
  /** The command that last wrote to this reply: makes Continue idempotent. */
  commandId: idSchema,
  /** Milliseconds from the request to the first word, and to the end; null where nobody measured. */
  firstTokenMs: z.nullable(z.int().check(z.nonnegative())),
  replyMs: z.nullable(z.int().check(z.nonnegative())),
  /** Tools that its last request asked for; left out where it asked for none. */
  toolCalls: z.optional(z.array(toolCallSchema)),
  /**
   * Names of those that its steps before have asked for: none where tools are on in its context
   * and its model takes none; left out where it could have asked and did not.
   */
  tools: z.optional(z.array(z.string())),
  /** Pages that it says it rests on, by their numbers from 1; left out where it names none. */
  sources: z.optional(z.array(sourceSchema)),
  /** US dollars, from the model's price and the provider's count; left out where either is unknown. */
  cost: z.optional(z.number().check(z.nonnegative())),
});
export type Reply = z.infer<typeof replySchema>;

/** What the provider counted for a reply's last run; null where it did not. */
export function lastUsageOf({ usage, lastUsage = usage }: Reply): Usage | null {
  return lastUsage;
}

export const messageSchema = z.object({
  id: idSchema,
  conversationId: idSchema,
  /** The message before this one in its branch; a conversation is a tree. */
  previous: z.nullable(idSchema),
  /** Position in the one log over all conversations (D-1): rises by one, never reused. */
  order: z.int().check(z.positive()),
  /** Messages before this one in its branch. */
  depth: z.int().check(z.nonnegative()),
  role: roleSchema,
  text: z.string(),
  /** When it was sent, or when the reply ended; milliseconds since 1970, UTC. */
  createdAt: timeSchema,
  taint: z.array(taintSchema),
  metadata: z.nullable(z.record(z.string(), z.string())),
  /** Files and images of it, a reply's only where it was imported; left out where there are none. */
  attachments: z.optional(z.array(attachmentSchema)),
  /** When its text was deleted: the row stays, so that what follows it keeps its place. */
  deletedAt: z.nullable(timeSchema),
  reply: z.nullable(replySchema),
});
export type Message = z.infer<typeof messageSchema>;
