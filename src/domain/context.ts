import * as z from "zod/mini";
import { idSchema } from "./id";
import { modelSchema } from "./model";
import { compressionSchema } from "./prompt-settings";
import { timeSchema } from "./time";
import { MAX_TOOL_RULES, toolRuleSchema } from "./tool-rule";

/** What may bring something into a context's prompts, by the name of its provider. */
export const contextProviderNameSchema = z.enum([
  "facts",
  "blocks",
  "recent-summaries",
  "references",
  "activity",
  "last-n",
  "quotes",
]);
export type ContextProviderName = z.infer<typeof contextProviderNameSchema>;

/** D-10: archived and restorable; by whom tells whether a wrong clock may have done it. */
export const archivedSchema = z.object({ at: timeSchema, by: z.enum(["person", "expiry"]) });

/** A conversation partner: who answers, how, and within which limits (M-013). */
export const contextSchema = z.object({
  id: idSchema,
  /** Rises with every change; a change names the version that it was made from. */
  version: z.int().check(z.positive()),
  /** The preset it was made from; built-in ones have names, the person's own have ids. */
  presetId: z.nullable(z.string()),
  name: z.string(),
  systemPrompt: z.string(),
  personality: z.string(),
  /** Whether every prompt holds the personality and the guidance to stay steady (M-032). */
  maintainPersonality: z.boolean(),
  /** 0 to 1. */
  temperature: z.number().check(z.gte(0), z.lte(1)),
  /** Tokens of one reply. */
  maxTokens: z.int().check(z.positive()),
  /** Tokens of history in one request. */
  maxHistoryTokens: z.int().check(z.positive()),
  /** Days without a chat after which it is archived (D-10), unless it is the first or pinned (D-24). */
  expiryDays: z.int().check(z.positive()),
  /** What answers here; null for what is chosen in general. */
  model: z.nullable(modelSchema),
  /** What happens here to history that does not fit; null for what is set in general. */
  compression: z.nullable(compressionSchema),
  /** In the order in which they are asked. */
  contextProviders: z.array(contextProviderNameSchema),
  /** Whether anything of its conversations is kept for others: summaries, and what memory learns. */
  remembers: z.boolean(),
  /**
   * When that was last switched on: nothing that was said before is learned, or summarised for others.
   * Left out where it was so from the beginning, or was switched on before this was noted.
   */
  remembersSince: z.optional(timeSchema),
  /** Names of the tools it may use. */
  tools: z.array(z.string()),
  /** How these may be called; left out where nothing was ever said of that. */
  toolRules: z.optional(z.array(toolRuleSchema).check(z.maxLength(MAX_TOOL_RULES))),
  tags: z.array(z.string()),
  /** Stands first in lists, and never expires. */
  pinned: z.boolean(),
  /**
   * Whether the product made it by itself for somebody who had none: it never expires. Left out where
   * it was made before this was noted.
   */
  first: z.optional(z.boolean()),
  /** Null while it is active. */
  archived: z.nullable(archivedSchema),
  /** When it was made, extended or restored last: expiry counts from then or from the last chat. */
  renewedAt: timeSchema,
  /** Milliseconds since 1970, UTC. */
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type Context = z.infer<typeof contextSchema>;

/** What the person sets of a context. */
export type ContextFields = Pick<
  Context,
  | "name"
  | "systemPrompt"
  | "personality"
  | "maintainPersonality"
  | "temperature"
  | "maxTokens"
  | "maxHistoryTokens"
  | "expiryDays"
  | "model"
  | "compression"
  | "contextProviders"
  | "remembers"
  | "tools"
  | "toolRules"
  | "tags"
>;

/** What a new context has where nothing else is said (M-025). */
export const DEFAULT_CONTEXT_FIELDS: Omit<ContextFields, "name" | "systemPrompt"> = {
  personality: "",
  maintainPersonality: true,
  temperature: 0.7,
  maxTokens: 1_000,
  maxHistoryTokens: 15_000,
  expiryDays: 7,
  model: null,
  compression: null,
  contextProviders: ["facts", "blocks", "recent-summaries", "references", "last-n"],
  remembers: true,
  tools: [],
  tags: [],
};

/** When a context was last talked in; kept beside it, for a chat is no change of the context. */
export const contextUseSchema = z.object({
  /** Milliseconds since 1970, UTC; null before the first message. */
  lastChatAt: z.nullable(timeSchema),
  /** The conversation used last, by channel. */
  conversations: z.record(z.string(), idSchema),
  /** Whether it was given the blocks that every context begins with; left out where it was not. */
  memoryBegun: z.optional(z.literal(true)),
});
export type ContextUse = z.infer<typeof contextUseSchema>;

export const NO_USE: ContextUse = { lastChatAt: null, conversations: {} };
