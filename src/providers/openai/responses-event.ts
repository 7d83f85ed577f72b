import * as z from "zod/mini";
import { parseJson } from "../wire/parse-json";

const textSchema = z.optional(z.unknown());

const partSchema = z.object({
  type: textSchema,
  text: textSchema,
  refusal: textSchema,
  annotations: textSchema,
});

const itemSchema = z.object({
  type: textSchema,
  id: textSchema,
  call_id: textSchema,
  name: textSchema,
  arguments: textSchema,
  /** Of what was thought. */
  encrypted_content: textSchema,
  /** Of a custom tool, whose arguments are a text. */
  input: textSchema,
  content: z.catch(z.nullish(z.array(partSchema)), null),
  summary: z.catch(z.nullish(z.array(partSchema)), null),
});
export type Item = z.infer<typeof itemSchema>;

const responseSchema = z.object({
  object: textSchema,
  status: textSchema,
  error: textSchema,
  incomplete_details: z.catch(z.nullish(z.object({ reason: textSchema })), null),
  output: z.catch(z.nullish(z.array(itemSchema)), null),
  usage: z.catch(z.nullish(z.record(z.string(), z.unknown())), null),
});
export type Response = z.infer<typeof responseSchema>;

const eventSchema = z.object({
  type: z.optional(z.unknown()),
  delta: textSchema,
  item_id: textSchema,
  output_index: textSchema,
  arguments: textSchema,
  annotation: textSchema,
  error: textSchema,
  code: textSchema,
  message: textSchema,
  item: z.catch(z.nullish(itemSchema), null),
  response: z.catch(z.nullish(responseSchema), null),
});
export type ResponsesEvent = z.infer<typeof eventSchema>;

/** One event of `/responses`; null where the text is no JSON object. */
export function parseResponsesEvent(data: string): ResponsesEvent | null {
  return eventSchema.safeParse(parseJson(data)).data ?? null;
}

/** The whole answer, where a server gives it in place of a stream; null for anything else. */
export function parseWholeResponse(data: string): Response | null {
  const response = responseSchema.safeParse(parseJson(data)).data ?? null;
  return response?.object === "response" ? response : null;
}
