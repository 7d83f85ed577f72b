import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { usageSchema } from "../domain/message";
import { modelSchema } from "../domain/model";
import { promptPlanSchema } from "../domain/prompt-plan";
import { defineCall } from "./entry";

const countSchema = z.int().check(z.nonnegative());

/** The exact request; keys are never in it. */
export const shownRequestSchema = z.object({
  method: z.literal("POST"),
  /** Empty where nothing leaves the browser. */
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Byte for byte what is sent. */
  body: z.string(),
});

export const promptViewSchema = z.object({
  plan: promptPlanSchema,
  model: modelSchema,
  /** Milliseconds since 1970, UTC: the time that the model is told. */
  nowUtc: z.int(),
  request: shownRequestSchema,
});
export type PromptView = z.infer<typeof promptViewSchema>;

export const sentPromptSchema = z.extend(promptViewSchema, {
  /** Which of the turn's requests this is, from 0: one that was gone on with has several. */
  step: countSchema,
  requests: countSchema,
  /**
   * `sent`: the request is byte for byte what was sent; `changed`: something that it names has been
   * changed or removed since, or a newer release writes requests in another way; `no-answer`: it was
   * made, and whether it ever left is not known, for nothing came back.
   */
  match: z.enum(["sent", "changed", "no-answer"]),
  /** What the provider counted; null where it did not tell. */
  usage: z.nullable(usageSchema),
  firstTokenMs: z.nullable(z.int()),
  replyMs: z.nullable(z.int()),
  /** US dollars; left out where that is not known. */
  cost: z.optional(z.number()),
});
export type SentPrompt = z.infer<typeof sentPromptSchema>;

/** The numbers of a plan without its texts: what the window's bar shows while typing. */
export const promptTotalsSchema = z.pick(promptPlanSchema, {
  mode: true,
  budget: true,
  tokens: true,
  overflow: true,
  warnings: true,
  leftOut: true,
});
export type PromptTotals = z.infer<typeof promptTotalsSchema>;

export const promptLayoutSchema = z.enum([
  "openai",
  "anthropic",
  "gemini",
  "ollama",
  "elara",
  "omega",
  "json",
]);
export type PromptLayout = z.infer<typeof promptLayoutSchema>;

const typedSchema = z.object({ conversationId: idSchema, text: z.string() });

export const promptCalls = {
  "prompt.measure": defineCall({
    does: "Plans the request for a message that is being typed and tells its numbers.",
    input: typedSchema,
    output: promptTotalsSchema,
    errors: ["not-found", "window-too-small", "limit-exceeded"],
  }),
  "prompt.preview": defineCall({
    does: "Plans the request for a message that is being typed: every section, what is left out, and the exact request.",
    input: typedSchema,
    output: promptViewSchema,
    errors: ["not-found", "window-too-small", "limit-exceeded"],
  }),
  "prompt.sent": defineCall({
    does: "Tells what the model saw when it wrote this reply: its last request, or the one of a step.",
    input: z.object({ turnId: idSchema, step: z.optional(countSchema) }),
    output: sentPromptSchema,
    errors: ["not-found"],
  }),
  "prompt.copy": defineCall({
    does: "Gives the prompt of a message being typed, or of a turn, in one of the documents' layouts or a provider's shape.",
    input: z.object({
      of: z.discriminatedUnion("type", [
        z.extend(typedSchema, { type: z.literal("typed") }),
        z.object({ type: z.literal("turn"), turnId: idSchema, step: z.optional(countSchema) }),
      ]),
      layout: promptLayoutSchema,
    }),
    output: z.object({ text: z.string() }),
    errors: ["not-found", "window-too-small", "limit-exceeded"],
  }),
};
