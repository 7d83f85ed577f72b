import * as z from "zod/mini";
import { parseJson } from "../wire/parse-json";

/** A block of an answer as it begins: text, thinking, a tool's call, or what does not matter here. */
export type Block = z.infer<typeof blockSchema>;
export type Delta = z.infer<typeof deltaSchema>;
export type ReportedUsage = z.infer<typeof usageSchema>;

// The fields of one kind of block or chunk are not looked at in another one.
const blockSchema = z.object({
  type: z.string(),
  text: z.optional(z.unknown()),
  thinking: z.optional(z.unknown()),
  id: z.optional(z.unknown()),
  name: z.optional(z.unknown()),
  input: z.optional(z.unknown()),
});

const deltaSchema = z.object({
  type: z.string(),
  text: z.optional(z.unknown()),
  thinking: z.optional(z.unknown()),
  partial_json: z.optional(z.unknown()),
});

const usageSchema = z.object({
  input_tokens: z.optional(z.unknown()),
  cache_creation_input_tokens: z.optional(z.unknown()),
  cache_read_input_tokens: z.optional(z.unknown()),
  output_tokens: z.optional(z.unknown()),
});

// Untrusted: an index is nothing but what chunks have in common with the beginning of their block.
const indexSchema = z.optional(z.unknown());

const eventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("message_start"),
    message: z.object({ usage: z.nullish(usageSchema) }),
  }),
  z.object({
    type: z.literal("content_block_start"),
    index: indexSchema,
    content_block: blockSchema,
  }),
  z.object({ type: z.literal("content_block_delta"), index: indexSchema, delta: deltaSchema }),
  z.object({ type: z.literal("content_block_stop"), index: indexSchema }),
  z.object({
    type: z.literal("message_delta"),
    delta: z.object({ stop_reason: z.nullish(z.string()) }),
    usage: z.nullish(usageSchema),
  }),
  z.object({ type: z.literal("message_stop") }),
  z.object({ type: z.literal("error"), error: z.optional(z.unknown()) }),
]);
export type MessageEvent = z.infer<typeof eventSchema>;

/** The types above. */
const KNOWN: ReadonlySet<string> = new Set(
  eventSchema.def.options.map((option) => [...option.shape.type.def.values][0] ?? ""),
);

const typeSchema = z.object({ type: z.string() });

/**
 * The meaning of one event of `/v1/messages`; `"unknown"` for a kind of event that does not matter
 * (`ping`) or that nobody knew when this was written, `"untyped"` for what says of no kind that it is
 * one, null where it is not what its kind is.
 */
export function parseMessageEvent(data: string): MessageEvent | "unknown" | "untyped" | null {
  const value = parseJson(data);
  const typed = typeSchema.safeParse(value);
  if (!typed.success) return "untyped";
  if (!KNOWN.has(typed.data.type)) return "unknown";
  return eventSchema.safeParse(value).data ?? null;
}
