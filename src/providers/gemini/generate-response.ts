import * as z from "zod/mini";
import { parseJson } from "../wire/parse-json";

const partSchema = z.object({
  text: z.nullish(z.string()),
  /** Whether the text is a summary of what the model thought. */
  thought: z.nullish(z.boolean()),
  /** To be told again with the call that it comes with. */
  thoughtSignature: z.optional(z.unknown()),
  functionCall: z.nullish(
    z.object({
      id: z.optional(z.unknown()),
      name: z.optional(z.unknown()),
      args: z.optional(z.unknown()),
    }),
  ),
});
export type Part = z.infer<typeof partSchema>;

const candidateSchema = z.object({
  index: z.optional(z.unknown()),
  content: z.nullish(z.object({ parts: z.nullish(z.array(partSchema)) })),
  finishReason: z.nullish(z.string()),
});

const usageSchema = z.object({
  promptTokenCount: z.optional(z.unknown()),
  candidatesTokenCount: z.optional(z.unknown()),
  thoughtsTokenCount: z.optional(z.unknown()),
});
export type ToldUsage = z.infer<typeof usageSchema>;

const responseSchema = z.object({
  error: z.optional(z.unknown()),
  candidates: z.nullish(z.array(candidateSchema)),
  promptFeedback: z.nullish(z.object({ blockReason: z.nullish(z.string()) })),
  usageMetadata: z.nullish(usageSchema),
});
export type GenerateResponse = z.infer<typeof responseSchema>;

/** One GenerateContentResponse as far as it matters; null where it is nothing of the kind. */
export function parseResponse(data: string): GenerateResponse | null {
  return responseSchema.safeParse(parseJson(data)).data ?? null;
}
