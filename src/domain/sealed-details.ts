import * as z from "zod/mini";

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
