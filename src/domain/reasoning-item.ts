import * as z from "zod/mini";

/**
 * What a model of OpenAI's has thought before a call, sealed by its server. Its summary is left to the
 * reply, where what is hidden is taken out of it.
 */
export const reasoningItemSchema = z.object({
  type: z.literal("reasoning"),
  id: z.string(),
  summary: z.array(z.never()),
  encrypted_content: z.string(),
});
export type ReasoningItem = z.infer<typeof reasoningItemSchema>;

/** Those before one call; it has them as its signature, in JSON. Only the host that gave them is told them again. */
export const sealedThoughtsSchema = z.object({
  host: z.string(),
  reasoning_items: z.array(reasoningItemSchema),
});
export type SealedThoughts = z.infer<typeof sealedThoughtsSchema>;
