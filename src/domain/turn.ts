import * as z from "zod/mini";
import { failureSchema } from "./app-error";
import { idSchema } from "./id";
import { finishReasonSchema, turnStatusSchema, usageSchema } from "./message";
import { sourceSchema } from "./source";
import { toolCallSchema } from "./tool-call";

/** A turn is a user message and one reply to it; its id is the reply's. */
export const turnSchema = z.object({
  id: idSchema,
  conversationId: idSchema,
  userMessageId: idSchema,
});
export type Turn = z.infer<typeof turnSchema>;

/** What a reply has beside its words. */
const besideWords = {
  failure: z.nullable(failureSchema),
  finish: z.nullable(finishReasonSchema),
  usage: z.nullable(usageSchema),
  toolCalls: z.optional(z.array(toolCallSchema)),
  tools: z.optional(z.array(z.string())),
  sources: z.optional(z.array(sourceSchema)),
};

/** How a turn ended: what `closeTurn` writes into the reply. */
const outcomeSchema = z.object({
  status: z.enum(["complete", "failed", "cancelled", "interrupted"]),
  ...besideWords,
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** A running reply as a fold over the model's events. */
export const turnStateSchema = z.object({
  turnId: idSchema,
  status: turnStatusSchema,
  text: z.string(),
  thinking: z.string(),
  thinkingMs: z.number(),
  ...besideWords,
});
export type TurnState = z.infer<typeof turnStateSchema>;

/** What a watcher of a turn receives: one snapshot, then deltas, then one end. */
export const turnEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("snapshot"), seq: z.int(), state: turnStateSchema }),
  z.object({
    type: z.literal("delta"),
    seq: z.int(),
    status: turnStatusSchema,
    text: z.string(),
    thinking: z.string(),
  }),
  z.object({ type: z.literal("end"), seq: z.int(), state: turnStateSchema }),
]);
export type TurnEvent = z.infer<typeof turnEventSchema>;
