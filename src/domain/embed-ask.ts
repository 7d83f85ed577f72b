import * as z from "zod/mini";

/** A model file that embeds, and how it is read. */
const embedFileSchema = z.object({
  location: z.object({ folder: z.string(), id: z.string() }),
  window: z.int(),
  threads: z.int(),
});
export type EmbedFile = z.infer<typeof embedFileSchema>;

/** What the worker asks of an embedder in the browser: a vector of each text. */
export const embedAskSchema = z.object({
  type: z.literal("embed"),
  texts: z.array(z.string()),
  /** Left out for what is packaged. */
  file: z.optional(embedFileSchema),
});
export type EmbedAsk = z.infer<typeof embedAskSchema>;

/** The vectors in the texts' order: numbers of 32 bits, little-endian, base64. */
export const embedAnswerSchema = z.object({ vectors: z.array(z.string()) });
export type EmbedAnswer = z.infer<typeof embedAnswerSchema>;

/** Something that the compute host is asked, where it is for an embedder; else null. */
export function readEmbedAsk(ask: unknown): EmbedAsk | null {
  return embedAskSchema.safeParse(ask).data ?? null;
}
