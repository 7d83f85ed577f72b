import * as z from "zod/mini";

/** Characters of a note for one chat, and of a stop sequence; how many of the latter there may be. */
export const MAX_CHAT_NOTE = 4_000;
export const MAX_STOP = 100;
export const MAX_STOPS = 4;

/** Servers take the seed as a signed number of 32 bits. */
export const MAX_SEED = 2_147_483_647;

/** Tokens: less leaves no room for instructions and a reply. */
export const LEAST_WINDOW = 1_024;
export const MOST_WINDOW = 10_000_000;

/** How much a model is to think before it answers. */
export const effortSchema = z.enum(["low", "medium", "high"]);
export type Effort = z.infer<typeof effortSchema>;

/** What a request says of how the next word is chosen, beside the temperature. */
export const samplingSchema = z.object({
  topP: z.optional(z.number().check(z.gte(0), z.lte(1))),
  seed: z.optional(z.int().check(z.gte(0), z.lte(MAX_SEED))),
  stop: z.optional(
    z
      .array(z.string().check(z.maxLength(MAX_STOP), z.regex(/\S/)))
      .check(z.minLength(1), z.maxLength(MAX_STOPS)),
  ),
  effort: z.optional(effortSchema),
});
export type Sampling = z.infer<typeof samplingSchema>;

/** What one conversation has set for itself; what is left out is as its context and its model say. */
export const chatParametersSchema = z.extend(samplingSchema, {
  /** Told after the context's instructions. */
  note: z.optional(z.string().check(z.maxLength(MAX_CHAT_NOTE), z.regex(/\S/))),
  temperature: z.optional(z.number().check(z.gte(0), z.lte(2))),
  /** Tokens that a request may have at most, with its reply. */
  window: z.optional(z.int().check(z.gte(LEAST_WINDOW), z.lte(MOST_WINDOW))),
});
export type ChatParameters = z.infer<typeof chatParametersSchema>;

/** What a conversation may set, by the names that its row has. */
export const settableSchema = z.enum([
  "note",
  "temperature",
  "topP",
  "seed",
  "stop",
  "window",
  "effort",
]);
export type Settable = z.infer<typeof settableSchema>;

/** Which of them are set, in that order. */
export function settablesOf(parameters: ChatParameters | undefined): readonly Settable[] {
  return settableSchema.options.filter((name) => parameters?.[name] !== undefined);
}

/** What not every model has. */
export const parameterNameSchema = z.enum([
  "temperature",
  "topP",
  "seed",
  "stop",
  "window",
  "effort",
]);
export type ParameterName = z.infer<typeof parameterNameSchema>;
