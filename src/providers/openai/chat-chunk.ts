import * as z from "zod/mini";
import { parseJson } from "../wire/parse-json";
import { errorIn } from "../wire/payload-error";

const toolCallSchema = z.object({
  index: z.optional(z.unknown()),
  id: z.optional(z.unknown()),
  /** Google, and proxies before it: what has to be told again with the call. */
  extra_content: z.optional(z.unknown()),
  function: z.nullish(
    z.object({ name: z.optional(z.unknown()), arguments: z.optional(z.unknown()) }),
  ),
});
/** A chunk of a tool call; each field is whatever the server sent. */
export type CallChunk = z.infer<typeof toolCallSchema>;

const deltaSchema = z.object({
  content: z.optional(z.unknown()),
  /** DeepSeek, llama.cpp, vLLM; OpenRouter and Groq call it `reasoning`. */
  reasoning_content: z.optional(z.unknown()),
  reasoning: z.optional(z.unknown()),
  reasoning_details: z.optional(z.unknown()),
  refusal: z.optional(z.unknown()),
  /** OpenAI, OpenRouter: sources by the place in the text that rests on them. */
  annotations: z.optional(z.unknown()),
  tool_calls: z.nullish(z.array(toolCallSchema)),
  function_call: z.nullish(
    z.object({ name: z.optional(z.unknown()), arguments: z.optional(z.unknown()) }),
  ),
});
export type ChatDelta = z.infer<typeof deltaSchema>;

const choiceSchema = z.object({
  index: z.optional(z.unknown()),
  delta: z.nullish(deltaSchema),
  /** Where all of it is said at once; beside deltas it is those once more. */
  message: z.nullish(deltaSchema),
  finish_reason: z.optional(z.unknown()),
  /** OpenRouter: what the server behind it ended with, where it tells an ordinary end all the same. */
  native_finish_reason: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
});

const chunkSchema = z.object({
  model: z.optional(z.unknown()),
  choices: z.nullish(z.array(choiceSchema)),
  usage: z.nullish(
    z.object({
      prompt_tokens: z.optional(z.unknown()),
      completion_tokens: z.optional(z.unknown()),
      total_tokens: z.optional(z.unknown()),
      completion_tokens_details: z.optional(z.unknown()),
      // As proxies before Anthropic tell it.
      input_tokens: z.optional(z.unknown()),
      output_tokens: z.optional(z.unknown()),
      cache_creation_input_tokens: z.optional(z.unknown()),
      cache_read_input_tokens: z.optional(z.unknown()),
    }),
  ),
  /** Perplexity, xAI. */
  citations: z.optional(z.unknown()),
  search_results: z.optional(z.unknown()),
});
/** A chunk, and what it tells as an error; null where it is none. */
export type ChatChunk = z.infer<typeof chunkSchema> & { readonly error: unknown };

/** One chunk of a chat completion; null where the text is no JSON object of that form. */
export function parseChatChunk(data: string): ChatChunk | null {
  const value = parseJson(data);
  const parsed = chunkSchema.safeParse(value);
  return parsed.success ? { ...parsed.data, error: errorIn(value) } : null;
}

const FIELD = "data: ";

/**
 * The chunk that an event ends with: z.ai's servers break off amid a chunk, and put the answer that they
 * begin anew on the same line. Null where it ends with none.
 */
export function parseBehindTear(data: string): ChatChunk | null {
  const at = data.lastIndexOf(`${FIELD}{`);
  const chunk = at > 0 ? parseChatChunk(data.slice(at + FIELD.length)) : null;
  return chunk?.choices ? chunk : null;
}
