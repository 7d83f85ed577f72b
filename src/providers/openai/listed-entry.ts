import * as z from "zod/mini";

const wordsSchema = z.catch(z.array(z.string()), []);
const countSchema = z.optional(
  z.catch(z.nullable(z.int().check(z.positive(), z.lte(1_000_000_000))), null),
);
const textSchema = z.optional(z.catch(z.string(), ""));
const amountSchema = z.optional(z.unknown());

/** Mistral tells abilities by name, LM Studio those that are there. */
const abilitiesSchema = z.catch(
  z.union([
    z.array(z.string()),
    z.object({
      completion_chat: z.nullish(z.boolean()),
      function_calling: z.nullish(z.boolean()),
      vision: z.nullish(z.boolean()),
      reasoning: z.nullish(z.boolean()),
    }),
  ]),
  {},
);

/** What one server or another tells of a model; what has another form than here counts as untold. */
export const listedEntrySchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(300)),
  name: textSchema,
  display_name: textSchema,
  type: textSchema,
  // LM Studio, Groq, Mistral, vLLM, OpenRouter and Together, llama.cpp.
  loaded_context_length: countSchema,
  context_window: countSchema,
  max_context_length: countSchema,
  max_model_len: countSchema,
  context_length: countSchema,
  meta: z.optional(
    z.catch(z.nullable(z.object({ n_ctx: countSchema, n_ctx_train: countSchema })), null),
  ),
  pricing: z.optional(
    z.catch(
      z.nullable(
        z.object({
          // OpenRouter: dollars for a token, as texts.
          prompt: amountSchema,
          completion: amountSchema,
          // Together: dollars for a million tokens.
          input: amountSchema,
          output: amountSchema,
        }),
      ),
      null,
    ),
  ),
  architecture: z.optional(
    z.catch(
      z.nullable(
        z.object({
          input_modalities: z.optional(wordsSchema),
          output_modalities: z.optional(wordsSchema),
        }),
      ),
      null,
    ),
  ),
  /** GitHub's models; LiteLLM and others that pass on tell one word. */
  supported_endpoints: z.optional(z.catch(z.nullable(z.array(z.string())), null)),
  mode: textSchema,
  supported_parameters: z.optional(z.catch(z.nullable(z.array(z.string())), null)),
  capabilities: z.optional(abilitiesSchema),
});
export type ListedEntry = z.infer<typeof listedEntrySchema>;
