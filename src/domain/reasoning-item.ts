import * as z from "zod/mini";

/**
 * What a model of OpenAI's has thought before a call, sealed by its server; a call has a list of them as
 * its signature, in JSON. Its summary is left to the reply, where what is hidden is taken out of it.
 */
export const reasoningItemSchema = z.object({
  type: z.literal("reasoning"),
  id: z.string(),
  summary: z.array(z.never()),
  encrypted_content: z.string(),
});
export type ReasoningItem = z.infer<typeof reasoningItemSchema>;
