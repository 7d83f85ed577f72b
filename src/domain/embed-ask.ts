import * as z from "zod/mini";

/** What the worker asks of the packaged embedder: a vector of each text. */
export const embedAskSchema = z.object({
  type: z.literal("embed"),
  texts: z.array(z.string()),
});
export type EmbedAsk = z.infer<typeof embedAskSchema>;

/** The vectors in the texts' order: numbers of 32 bits, little-endian, base64. */
export const embedAnswerSchema = z.object({ vectors: z.array(z.string()) });
export type EmbedAnswer = z.infer<typeof embedAnswerSchema>;

/** Whether something that the compute host is asked is for the packaged embedder. */
export function isEmbedAsk(ask: unknown): boolean {
  return embedAskSchema.safeParse(ask).success;
}
