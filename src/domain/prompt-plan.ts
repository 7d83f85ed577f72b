import * as z from "zod/mini";
import { idSchema } from "./id";
import { keptSamplingSchema } from "./kept-parameters";
import { roleSchema } from "./message";
import { modelSchema } from "./model";
import { promptModeSchema } from "./prompt-mode";
import { plannedQuoteSchema, quotedSchema } from "./quote";
import { taintSchema } from "./taint";
import { timeSchema } from "./time";
import { toolCallSchema, toolSpecSchema } from "./tool-call";

const countSchema = z.int().check(z.nonnegative());

/** The parts of the system text, in D-11's order. */
export const SYSTEM_SECTIONS = [
  "base",
  "chat-note",
  "personality",
  "steadiness",
  "mode",
  "errors",
  "facts",
  "summaries",
  "summary",
  "core-blocks",
  "working-blocks",
  "references",
  "activity",
  "quotes",
  "tool-rules",
] as const;

export const systemSectionKindSchema = z.enum(SYSTEM_SECTIONS);
export type SystemSectionKind = z.infer<typeof systemSectionKindSchema>;

/** Where a section's text comes from. */
export const sectionSourceSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("product") }),
  /** What the person has set for this conversation. */
  z.object({ type: z.literal("chat") }),
  z.object({ type: z.literal("context"), id: idSchema, name: z.string() }),
  z.object({
    type: z.literal("summary"),
    id: idSchema,
    messages: countSchema,
    /** Of imported text, a page or a tool; left out where it is not. */
    untrusted: z.optional(z.literal(true)),
  }),
  z.object({
    type: z.literal("summaries"),
    ids: z.array(idSchema),
    /** How many of them are so; left out where none is. */
    untrusted: z.optional(countSchema),
  }),
  /** What is known about the person. */
  z.object({
    type: z.literal("facts"),
    ids: z.array(idSchema),
    /** How many of them come from untrusted text; left out where none does. */
    untrusted: z.optional(countSchema),
  }),
  /** What the conversation was about. */
  z.object({
    type: z.literal("references"),
    ids: z.array(idSchema),
    /** How many of them come from untrusted text; left out where none does. */
    untrusted: z.optional(countSchema),
  }),
  z.object({
    type: z.literal("block"),
    id: idSchema,
    label: z.string(),
    /** The context whose it is, where that is another. */
    from: z.optional(z.string()),
    untrusted: z.optional(z.literal(true)),
  }),
  /** Parts of earlier messages, a line each. */
  z.object({ type: z.literal("quotes"), quotes: z.array(plannedQuoteSchema) }),
  /** A context provider that has no source of its own kind yet. */
  z.object({ type: z.literal("provider"), name: z.string() }),
]);
export type SectionSource = z.infer<typeof sectionSourceSchema>;

export const plannedSectionSchema = z.object({
  kind: systemSectionKindSchema,
  source: sectionSourceSchema,
  text: z.string(),
  tokens: countSchema,
  /** Said beside the time, directly before the message; without it, part of the system text. */
  place: z.optional(z.literal("note")),
});
export type PlannedSection = z.infer<typeof plannedSectionSchema>;

/** An image that goes with a message; its bytes are read by its id once the plan stands. */
export const plannedImageSchema = z.object({ id: idSchema, name: z.string(), tokens: countSchema });
export type PlannedImage = z.infer<typeof plannedImageSchema>;

/** Of imported text, a page or a tool, or written over it; left out where it is not. */
const untrustedSchema = z.optional(z.literal(true));

const imagesSchema = z.optional(z.array(plannedImageSchema));

export const plannedMessageSchema = z.object({
  id: idSchema,
  role: roleSchema,
  /** What the model is told of it: files are part of that. */
  text: z.string(),
  /** With those of its images. */
  tokens: countSchema,
  images: imagesSchema,
  untrusted: untrustedSchema,
});
export type PlannedMessage = z.infer<typeof plannedMessageSchema>;

/** A request of this turn that asked for tools, and what they have answered. */
const plannedStepSchema = z.object({
  /** What was said beside the calls; may be empty. */
  text: z.string(),
  /** What was thought before them, where the model is told that again. */
  thinking: z.optional(z.string()),
  calls: z.array(
    z.extend(toolCallSchema, {
      result: z.string(),
      /** Whether the result says why there is none; left out where it was answered. */
      failed: z.optional(z.literal(true)),
    }),
  ),
});
export type PlannedStep = z.infer<typeof plannedStepSchema>;

/** A page or a PDF that is told in part. */
const cutPageSchema = z.object({
  /** The attachment's. */
  id: idSchema,
  /** Of the whole, about. */
  tokens: countSchema,
  /** Of what is told, about. */
  kept: countSchema,
  /** Left out. */
  passages: countSchema,
  /** Under which some of them stand: the first of these. */
  headings: z.array(z.string()),
});

/** What a request does not hold, and why. */
export const leftOutSchema = z.object({
  what: z.enum(["messages", "section", "images", "page"]),
  /** The section's kind; null for messages, images and a page, and for the conversation as a whole. */
  kind: z.nullable(systemSectionKindSchema),
  /** Of a block its label, of a fact its key, of a summary its first words, of a quote its conversation's title, of a page or a PDF its name. */
  label: z.optional(z.string()),
  /** The message that is not quoted. */
  quoted: z.optional(quotedSchema),
  /** Stands for so many of the kind, which are not named. */
  more: z.optional(countSchema),
  /** The page or PDF of which passages are left out. */
  page: z.optional(cutPageSchema),
  /** Messages left out and stood for by nothing; 0 for everything else. */
  messages: countSchema,
  /** Images left out, of which the model is told the names. */
  images: z.optional(countSchema),
  reason: z.enum([
    "history-tokens",
    "history-turns",
    "history-messages",
    "memory-tokens",
    "mode-tokens",
    "block-empty",
    "block-not-named",
    "block-not-told",
    "fact-waiting",
    "fact-not-remembered",
    "context-off",
    "settings-off",
    "not-remembered",
    "quote-shown",
    "quote-summarised",
    "quote-aside",
    "quote-tokens",
    "quotes-late",
    "quotes-failed",
    "quotes-partial",
    "quotes-typed",
    "unanswered",
    "images-unseen",
    "images-older",
    "page-tokens",
  ]),
  /** Why no summary stands for them; null where that is not known. */
  because: z.nullable(
    z.enum(["truncate", "dropped", "summary-failed", "no-summariser", "not-yet"]),
  ),
  /** The oldest message that stayed in; null when none did. */
  seenFrom: z.nullable(idSchema),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** Whether history was cut, for its length or its number; what nobody answered is left out anyway. */
export function isCutHistory({ what, reason }: Pick<LeftOut, "what" | "reason">): boolean {
  return what === "messages" && reason !== "unanswered";
}

/** All in tokens. */
export const budgetSchema = z.object({
  /** What is asked of the model to hold at once; stable between turns, but for a message that needs more. */
  window: countSchema,
  /** Who says how much the model can hold. */
  windowSource: z.enum(["person", "provider", "table", "default"]),
  reply: countSchema,
  history: countSchema,
  memory: countSchema,
  /** For parts of earlier messages; left out where none are looked for. */
  quotes: z.optional(countSchema),
});
export type Budget = z.infer<typeof budgetSchema>;

export const planTokensSchema = z.object({
  /** The system text, and what the model's chat format adds to a request once. */
  system: countSchema,
  history: countSchema,
  /** The message, the time beside it, and what of the reply exists already. */
  message: countSchema,
  total: countSchema,
});

export const planWarningSchema = z.enum(["window", "history", "overflow", "memory"]);
export type PlanWarning = z.infer<typeof planWarningSchema>;

/** What goes into a request, what was left out, and why: the inspector shows exactly this. */
export const promptPlanSchema = z.object({
  mode: promptModeSchema,
  /** In D-11's order. */
  sections: z.array(plannedSectionSchema),
  /** Oldest first. */
  history: z.array(plannedMessageSchema),
  /** The message to answer; without an id while it is being typed. */
  message: z.object({
    id: z.nullable(idSchema),
    text: z.string(),
    tokens: countSchema,
    images: imagesSchema,
    untrusted: untrustedSchema,
  }),
  /** Text of this reply that exists already (Continue), behind all that asked for tools. */
  begun: z.string(),
  /** What it has asked of tools so far, with their answers; left out where it has not. */
  steps: z.optional(z.array(plannedStepSchema)),
  /** Tools that it may ask for; left out where there are none. */
  tools: z.optional(z.array(toolSpecSchema)),
  leftOut: z.array(leftOutSchema),
  /** Replacements made by the person's own rules. */
  redacted: countSchema,
  budget: budgetSchema,
  tokens: planTokensSchema,
  /** Tokens by which the newest message alone exceeds the room; 0 when it fits (D-8). */
  overflow: countSchema,
  warnings: z.array(planWarningSchema),
  /** The untrusted sources of all that it holds, which the reply has too; left out where there is none. */
  taint: z.optional(z.array(taintSchema)),
});
export type PromptPlan = z.infer<typeof promptPlanSchema>;

/** A message of a kept plan: its text only where the message's own row will not give it. */
export const keptMessageSchema = z.object({
  id: idSchema,
  role: roleSchema,
  tokens: countSchema,
  text: z.nullable(z.string()),
  images: imagesSchema,
  untrusted: untrustedSchema,
});

/**
 * The plan of a turn as it is kept. Texts of messages are named by their ids; everything else is
 * there. With those texts and `nowUtc` it renders to the bytes that were sent.
 */
export const keptPlanSchema = z.object({
  plan: z.extend(z.omit(promptPlanSchema, { history: true, message: true }), {
    history: z.array(keptMessageSchema),
    message: keptMessageSchema,
  }),
  model: modelSchema,
  temperature: z.number(),
  /** What else the chat had set that was told; left out for nothing. */
  sampling: z.optional(keptSamplingSchema),
  /** Milliseconds since 1970, UTC: the time that the model was told. */
  nowUtc: timeSchema,
  /** SHA-256 of the body that was sent (base64): tells whether what is rendered now is the same. */
  bodyDigest: z.string(),
  /** Whether the decrypted context came from memory. */
  cached: z.boolean(),
  /** Which step of its turn this is the request of; left out for the first, 0. */
  step: z.optional(countSchema),
});
export type KeptPlan = z.infer<typeof keptPlanSchema>;
