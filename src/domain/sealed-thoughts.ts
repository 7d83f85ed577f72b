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

/**
 * What a Google model has thought before a call, sealed by its server, where that speaks OpenAI's
 * language; a call has it as its signature, in JSON. Only the host that gave it is told it again.
 */
export const googleSignatureSchema = z.object({
  host: z.string(),
  thought_signature: z.string(),
});
export type GoogleSignature = z.infer<typeof googleSignatureSchema>;

/** What a Google model has thought, as OpenRouter tells it: its calls are refused without it. */
export const sealedDetailSchema = z.object({
  type: z.literal("reasoning.encrypted"),
  format: z.literal("google-gemini-v1"),
  data: z.string(),
  id: z.nullish(z.string()),
  index: z.nullish(z.number()),
});
export type SealedDetail = z.infer<typeof sealedDetailSchema>;

/** Those of one answer; its first call has them as its signature, in JSON. Only the host that gave them is told them again, for a model that may be Google's. */
export const sealedDetailsSchema = z.object({
  host: z.string(),
  reasoning_details: z.array(sealedDetailSchema),
});
export type SealedDetails = z.infer<typeof sealedDetailsSchema>;
