import * as z from "zod/mini";

/** Counts of anything. */
export const countSchema = z.int().check(z.nonnegative());

/** Whatever a client calls an id: one that is none is not found. */
export const anyIdSchema = z.string().check(z.maxLength(200));

/** A page, or how many stand on one: what is no whole number from 1 on is refused by the handler. */
export const pageSchema = z.optional(z.number());

/** M-013. */
export const documentContextSchema = z.object({
  id: z.string(),
  name: z.string(),
  systemPrompt: z.string(),
  personality: z.string(),
  temperature: z.number(),
  maxTokens: z.number(),
  maxHistoryTokens: z.number(),
  expiryDays: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Null for what never expires. */
  expiresAt: z.nullable(z.string()),
  isActive: z.boolean(),
});
export type DocumentContext = z.infer<typeof documentContextSchema>;

/** M-014: what the document calls a conversation is one message of a context. */
export const documentConversationSchema = z.object({
  id: z.string(),
  contextId: z.string(),
  role: z.enum(["user", "assistant", "system"]),
  content: z.string(),
  tokenCount: countSchema,
  createdAt: z.string(),
});
export type DocumentConversation = z.infer<typeof documentConversationSchema>;

export const documentSettingsSchema = z.object({
  temperature: z.optional(z.number()),
  maxTokens: z.optional(z.number()),
  maxHistoryTokens: z.optional(z.number()),
  expiryDays: z.optional(z.number()),
});

/** M-015. */
export const documentPresetSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  systemPrompt: z.string(),
  defaultPersonality: z.string(),
  defaultSettings: z.required(documentSettingsSchema),
  createdAt: z.string(),
  updatedAt: z.string(),
  isActive: z.boolean(),
  metadata: z.optional(z.record(z.string(), z.unknown())),
});
export type DocumentPreset = z.infer<typeof documentPresetSchema>;

export const workflowSchema = z.object({
  spec_id: z.string(),
  name: z.string(),
  mentioned_at: z.string(),
  action: z.enum(["created", "modified", "discussed"]),
  aliases: z.array(z.string()),
});
export type DocumentWorkflow = z.infer<typeof workflowSchema>;

/** what a caller is told of a conversation; never the history itself. */
export const workflowContextSchema = z.object({
  conversation_id: z.string(),
  turn_count: countSchema,
  /** The workflow that the message names; null for none. */
  workflow_spec: z.nullable(z.object({ spec_id: z.string() })),
  /** The newest five of the conversation. */
  conversation_workflows: z.array(workflowSchema),
  tenant_id: z.string(),
});
export type WorkflowContext = z.infer<typeof workflowContextSchema>;
