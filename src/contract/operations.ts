import * as z from "zod/mini";
import {
  anyIdSchema,
  countSchema,
  documentContextSchema,
  documentConversationSchema,
  documentPresetSchema,
  documentSettingsSchema,
  pageSchema,
} from "./document";
import { defineCall } from "./entry";

/** ISO 8601: a day of UTC, or a time with its zone; anything else may be read in two ways. */
const timeSchema = z.union([
  z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  z.iso.date().check(z.maxLength(40)),
]);

const contextManageSchema = z.extend(documentSettingsSchema, {
  action: z.enum(["create", "create_from_preset", "list", "get", "update", "delete"]),
  contextId: z.optional(anyIdSchema),
  name: z.optional(z.string()),
  systemPrompt: z.optional(z.string()),
  personality: z.optional(z.string()),
  presetId: z.optional(anyIdSchema),
  presetOverrides: z.optional(z.extend(documentSettingsSchema, { name: z.optional(z.string()) })),
  /** 1 where it is left out. */
  page: pageSchema,
  /** 10 where it is left out. */
  pageSize: pageSchema,
  includeExpired: z.optional(z.boolean()),
});

const presetManageSchema = z.object({
  action: z.enum(["create", "list", "get", "update", "delete"]),
  presetId: z.optional(anyIdSchema),
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  systemPrompt: z.optional(z.string()),
  defaultPersonality: z.optional(z.string()),
  defaultSettings: z.optional(documentSettingsSchema),
  metadata: z.optional(z.record(z.string(), z.unknown())),
  page: pageSchema,
  pageSize: pageSchema,
  includeInactive: z.optional(z.boolean()),
});

const chatMetadataSchema = z.object({
  tokensUsed: countSchema,
  historyTokens: countSchema,
  historyTruncated: z.boolean(),
  /** Null for what never expires. */
  contextExpiry: z.nullable(z.string()),
  /** Never true: a context whose time is over refuses the message. */
  isExpired: z.boolean(),
});

export const operationCalls = {
  "context-manage": defineCall({
    does: "The design document's lifecycle of contexts: what fails is told by `success` and `message`, with the contexts that there are where one was not found. Hints to a personality are in `message`, too (M-054).",
    input: contextManageSchema,
    output: z.object({
      success: z.boolean(),
      context: z.optional(documentContextSchema),
      contexts: z.optional(z.array(documentContextSchema)),
      totalCount: z.optional(countSchema),
      message: z.string(),
    }),
    errors: [],
  }),
  "personality-preset-manage": defineCall({
    does: "The design document's management of presets; deleting one makes it inactive. Hints to a personality are in `message` (M-054).",
    input: presetManageSchema,
    output: z.object({
      success: z.boolean(),
      preset: z.optional(documentPresetSchema),
      presets: z.optional(z.array(documentPresetSchema)),
      totalCount: z.optional(countSchema),
      message: z.string(),
    }),
    errors: [],
  }),
  "context-chat": defineCall({
    does: "Answers a message in a context and waits for the end of the answer. Where there is no such context, `available` of the failure names those that there are, by id (M-072).",
    input: z.object({
      contextId: anyIdSchema,
      message: z.string(),
      maintainPersonality: z.optional(z.boolean()),
    }),
    output: z.object({
      response: z.string(),
      contextName: z.string(),
      personality: z.string(),
      userMessage: documentConversationSchema,
      assistantResponse: documentConversationSchema,
      metadata: chatMetadataSchema,
    }),
    errors: ["not-found", "archived", "empty-message", "is-command", "limit-exceeded", "conflict"],
  }),
  "conversation-manage": defineCall({
    does: "The design document's history of a context: its messages, paged; deletes them by ids or older than a time, within this context only. `clear` deletes nothing while an answer is being written there; where it fails on its way, `deletedCount` says how far it came.",
    input: z.object({
      action: z.enum(["list", "delete", "clear"]),
      contextId: anyIdSchema,
      /** 1 where it is left out. */
      page: pageSchema,
      /** 20 where it is left out. */
      pageSize: pageSchema,
      /** Newest first, unless false. */
      reverse: z.optional(z.boolean()),
      conversationIds: z.optional(z.array(anyIdSchema).check(z.maxLength(1_000))),
      olderThan: z.optional(timeSchema),
    }),
    output: z.object({
      success: z.boolean(),
      conversations: z.optional(z.array(documentConversationSchema)),
      totalCount: z.optional(countSchema),
      deletedCount: z.optional(countSchema),
      message: z.string(),
    }),
    errors: [],
  }),
  "resources.read": defineCall({
    does: "Reads one of the design document's resources by its uri. Where there is none, `available` of the failure names those that there are (M-072).",
    input: z.object({ uri: z.string().check(z.maxLength(500)) }),
    output: z.object({
      uri: z.string(),
      mimeType: z.literal("application/json"),
      text: z.string(),
    }),
    errors: ["not-found"],
  }),
  "prompts.get": defineCall({
    does: "Fills in one of the design document's prompts.",
    input: z.discriminatedUnion("name", [
      z.object({
        name: z.literal("personality-creator"),
        arguments: z.object({ role: z.string(), traits: z.string(), scenario: z.string() }),
      }),
      z.object({
        name: z.literal("context-summary"),
        arguments: z.object({
          contextName: z.string(),
          personality: z.string(),
          interactionCount: countSchema,
          timeSpan: z.string(),
        }),
      }),
    ]),
    output: z.object({ description: z.string(), text: z.string() }),
    errors: [],
  }),
};
