import * as z from "zod/mini";

/** P-077 … P-079: what happens to history that does not fit. */
export const compressionSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("truncate"),
    /** Turns that stay. */
    keepRecent: z.int().check(z.gte(1), z.lte(1_000)),
  }),
  z.object({
    type: z.literal("recursive-summarization"),
    /** Turns that one call of the summariser reads. */
    chunkSize: z.int().check(z.gte(1), z.lte(50)),
    /** Name of the model that summarises; null for the one that answers. */
    model: z.nullable(z.string().check(z.maxLength(300))),
  }),
]);
export type Compression = z.infer<typeof compressionSchema>;

const limitSchema = z.int().check(z.positive(), z.lte(10_000_000));

/** P-075, all in tokens; null takes what the context and the model say. */
export const modelLimitsSchema = z.object({
  /** The window. */
  maxTokens: z.nullable(limitSchema),
  /** Reserved for facts, summaries and memory blocks. */
  memoryTokens: z.nullable(limitSchema),
  historyTokens: z.nullable(limitSchema),
  reservedResponseTokens: z.nullable(limitSchema),
});
export type ModelLimits = z.infer<typeof modelLimitsSchema>;

/** More runs in one pattern cost more than they tell. */
const FEW_RUNS = /^(?:[^*]*\*+){0,4}[^*]*$/;

/** `stored`: gone before it is kept; `sent`: kept here, and hidden from models (E-051). */
export const redactionSchema = z.object({
  /** A word or phrase, in any case; in a pattern `#` is a digit, `*` up to 64 characters without a blank, `?` one character. */
  kind: z.enum(["word", "pattern"]),
  text: z.string().check(z.minLength(2), z.maxLength(200), z.regex(FEW_RUNS)),
  when: z.enum(["stored", "sent"]),
});
export type Redaction = z.infer<typeof redactionSchema>;

/** Rules that a person has at most: each is held against every text. */
export const MAX_REDACTIONS = 100;

/** Events that a prompt tells at most, and where nothing else is set (P-007). */
export const MAX_ACTIVITY_ENTRIES = 15;

export const promptSettingsSchema = z.object({
  /** A-005, D-4: turns of a conversation that the model is shown at most. */
  maxTurns: z.int().check(z.gte(1), z.lte(200)),
  /** P-073: messages of history in one request, whatever the tokens say. */
  maxMessages: z.int().check(z.gte(2), z.lte(1_000)),
  compression: compressionSchema,
  /** P-073: events of the context's own that a prompt tells at most; 15 where it is left out. */
  activityEntries: z.optional(z.int().check(z.gte(0), z.lte(MAX_ACTIVITY_ENTRIES))),
  /** P-073: whether memory blocks are shown with their descriptions; they are where it is left out. */
  includeDescriptions: z.optional(z.boolean()),
  /** P-073: whether they are shown with their schemas; they are not where it is left out. */
  includeSchemas: z.optional(z.boolean()),
  /** share of `maxTurns` at which the oldest turns are summarised. */
  summarizationThreshold: z.number().check(z.gte(0.1), z.lte(1)),
  /** A-065, D-9: strictly above this share of the window there is a warning. */
  warningThreshold: z.number().check(z.gte(0.1), z.lte(1)),
  /** seconds for which a conversation's context is kept decrypted in memory. */
  cacheTtlSeconds: z.int().check(z.gte(0), z.lte(86_400)),
  /** D-7: minutes without a message after which a conversation is summarised as a whole. */
  idleMinutes: z.int().check(z.gte(1), z.lte(10_080)),
  /** D-23: titles and summaries by a model on this machine. */
  backgroundLocal: z.boolean(),
  /** D-23: the same by a remote model, which may cost money. */
  backgroundRemote: z.boolean(),
  /** Whether the mode's guidance is part of the prompt. */
  modes: z.boolean(),
  defaultLimits: modelLimitsSchema,
  /** P-073: by `modelKey`; what is null there falls back to `defaultLimits`. */
  modelLimits: z.record(z.string(), modelLimitsSchema),
  redactions: z.array(redactionSchema).check(z.maxLength(MAX_REDACTIONS)),
});
export type PromptSettings = z.infer<typeof promptSettingsSchema>;

/** Every limit is what the context and the model say. */
export const NO_LIMITS: ModelLimits = {
  maxTokens: null,
  memoryTokens: null,
  historyTokens: null,
  reservedResponseTokens: null,
};

/** The documents' defaults: A-057 … A-065, D-4, D-7, D-23. */
export const DEFAULT_PROMPT_SETTINGS: PromptSettings = {
  maxTurns: 15,
  maxMessages: 200,
  compression: { type: "recursive-summarization", chunkSize: 10, model: null },
  summarizationThreshold: 0.7,
  warningThreshold: 0.8,
  cacheTtlSeconds: 300,
  idleMinutes: 30,
  backgroundLocal: true,
  backgroundRemote: false,
  modes: true,
  defaultLimits: NO_LIMITS,
  modelLimits: {},
  redactions: [],
};
