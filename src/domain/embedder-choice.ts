import * as z from "zod/mini";
import { idSchema } from "./id";
import { isModelAddress } from "./server-address";

/** Kinds of servers that embed. */
export const embeddingProviderSchema = z.enum(["ollama", "openai", "gemini"]);

/** A server's model that embeds: every text is sent there. */
export const embeddingModelSchema = z.object({
  provider: embeddingProviderSchema,
  name: z.string().check(z.minLength(1), z.maxLength(300)),
  url: z.string().check(z.refine(isModelAddress)),
  /** The connection it is reached by; without one, the built-in Ollama server. */
  connection: z.optional(idSchema),
});
export type EmbeddingModel = z.infer<typeof embeddingModelSchema>;

/** A model file of this browser that embeds: texts stay in it. */
const embeddingFileSchema = z.object({
  id: idSchema,
  /** What it was called when it was chosen. */
  name: z.string().check(z.maxLength(300)),
});
export type EmbeddingFile = z.infer<typeof embeddingFileSchema>;

/** What texts are embedded by. */
export const embedderChoiceSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("none") }),
  z.object({ type: z.literal("packaged") }),
  z.object({ type: z.literal("model"), model: embeddingModelSchema }),
  z.object({ type: z.literal("file"), file: embeddingFileSchema }),
]);
export type EmbedderChoice = z.infer<typeof embedderChoiceSchema>;

/** Nothing leaves the browser unless the person chooses so (D-23). */
export const DEFAULT_EMBEDDER: EmbedderChoice = { type: "packaged" };
