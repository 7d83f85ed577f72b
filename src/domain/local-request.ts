import * as z from "zod/mini";

/** What a model inside the browser is asked: the body of a `gguf` or `browser` request, as JSON. */
export const localRequestSchema = z.object({
  /** The name that the model is chosen by: of a model file, that file's. */
  model: z.string(),
  /** The system text first where there is one; a last entry of the assistant's is to be gone on with. */
  messages: z.array(
    z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() }),
  ),
  /** Tokens of the reply. */
  maxTokens: z.int().check(z.positive()),
  /** 0 to 2. */
  temperature: z.number().check(z.nonnegative()),
  topP: z.optional(z.number()),
  seed: z.optional(z.int()),
  stop: z.optional(z.array(z.string())),
  /** Tokens for prompt and reply together. */
  window: z.int().check(z.positive()),
});
export type LocalRequest = z.infer<typeof localRequestSchema>;
