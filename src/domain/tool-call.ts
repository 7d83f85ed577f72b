import * as z from "zod/mini";

/** Calls that one reply may ask for; what comes beyond is a mistake of the model's or the server's. */
export const MAX_TOOL_CALLS = 64;

/** Characters of one call's arguments. */
export const MAX_ARGUMENTS_LENGTH = 1_000_000;

/** Characters of all calls of one answer, their ids, names and signatures with them. */
export const MAX_CALLS_LENGTH = 2_000_000;

/** A tool that a model asks for. Untrusted: its arguments are text that may be no JSON. */
export const toolCallSchema = z.object({
  /** The provider's, or one made here where it gives none. */
  id: z.string(),
  name: z.string(),
  arguments: z.string(),
  /** What the provider wants to be told again with the call (Gemini's thought signature; of OpenAI's language in JSON). */
  signature: z.optional(z.string()),
});
export type ToolCall = z.infer<typeof toolCallSchema>;

/** A tool as a model is told of it (P-006). */
export const toolSpecSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** A JSON schema of the arguments object. */
  parameters: z.record(z.string(), z.unknown()),
});
export type ToolSpec = z.infer<typeof toolSpecSchema>;
