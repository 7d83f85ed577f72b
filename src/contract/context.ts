import * as z from "zod/mini";
import { contextSchema, contextUseSchema } from "../domain/context";
import { expirySchema } from "../domain/expiry";
import { idSchema } from "../domain/id";
import { presetIdSchema, presetSchema, type presetSettingsSchema } from "../domain/preset";
import { defineCall } from "./entry";
import { promptViewSchema } from "./prompt";

const countSchema = z.int().check(z.nonnegative());
const pageSchema = z.int().check(z.gte(1), z.lte(1_000_000));
const pageSizeSchema = z.int().check(z.gte(1), z.lte(500));

/** A context with what depends on the time. */
export const contextCardSchema = z.object({
  context: contextSchema,
  expiry: expirySchema,
  lastChatAt: contextUseSchema.shape.lastChatAt,
});
export type ContextCard = z.infer<typeof contextCardSchema>;

/**
 * What the person sets; each field is checked for what it means by the worker, which answers
 * `invalid-field` with the field's name, so that nothing is refused without a reason.
 */
const fieldsSchema = z.object({
  name: z.string(),
  systemPrompt: z.string(),
  personality: z.string(),
  maintainPersonality: z.boolean(),
  temperature: z.number(),
  maxTokens: z.number(),
  maxHistoryTokens: z.number(),
  expiryDays: z.number(),
  model: contextSchema.shape.model,
  compression: contextSchema.shape.compression,
  contextProviders: contextSchema.shape.contextProviders,
  remembers: z.boolean(),
  tools: z.array(z.string()),
  tags: z.array(z.string()),
});
export const contextFieldsSchema = z.extend(z.partial(fieldsSchema), {
  name: z.string(),
  systemPrompt: z.string(),
});
export const contextChangeSchema = z.partial(fieldsSchema);

/** M-026; the documents' five, and nothing else: an explicit 0 is kept. */
export const presetOverridesSchema = z.partial(
  z.pick(fieldsSchema, {
    name: true,
    temperature: true,
    maxTokens: true,
    maxHistoryTokens: true,
    expiryDays: true,
  }),
);

const presetFieldsSchema = z.object({
  name: z.string(),
  description: z.string(),
  systemPrompt: z.string(),
  defaultPersonality: z.string(),
  defaultSettings: z.partial(
    z.object({
      temperature: z.number(),
      maxTokens: z.number(),
      maxHistoryTokens: z.number(),
      expiryDays: z.number(),
    } satisfies Record<keyof z.infer<typeof presetSettingsSchema>, unknown>),
  ),
  tags: z.array(z.string()),
  metadata: presetSchema.shape.metadata,
});

const versionSchema = contextSchema.shape.version;

export const contextCalls = {
  "context.list": defineCall({
    does: "Lists contexts: pinned ones first, then those used last; put aside or expired ones only if asked for.",
    input: z.object({
      /** 1 where it is left out. */
      page: z.optional(pageSchema),
      /** 10 where it is left out (M-027). */
      pageSize: z.optional(pageSizeSchema),
      /** Part of the name, in any case. */
      query: z.optional(z.string().check(z.maxLength(200))),
      tag: z.optional(z.string()),
      /** Also those past their time, or also those put aside; none of both where it is left out. */
      include: z.optional(z.enum(["expired", "archived"])),
    }),
    output: z.object({
      contexts: z.array(contextCardSchema),
      /** Of all pages. */
      total: countSchema,
      /** Every tag in use, by name. */
      tags: z.array(z.string()),
      /** The one that a new panel shows; null for the one used last. */
      activeId: z.optional(z.nullable(idSchema)),
    }),
    errors: [],
  }),
  "context.get": defineCall({
    does: "Reads one context.",
    input: z.object({ id: idSchema }),
    output: contextCardSchema,
    errors: ["not-found"],
  }),
  "context.create": defineCall({
    does: "Makes a context; the same id never does it twice.",
    input: z.object({ id: idSchema, fields: contextFieldsSchema }),
    output: contextCardSchema,
    errors: ["invalid-field", "limit-exceeded", "conflict"],
  }),
  "context.createFromPreset": defineCall({
    does: "Makes a context from a preset, with what is given in place of the preset's own; a name that is taken gets a number. The same id never does it twice.",
    input: z.object({ id: idSchema, presetId: presetIdSchema, overrides: presetOverridesSchema }),
    output: contextCardSchema,
    errors: ["not-found", "invalid-field", "limit-exceeded", "conflict"],
  }),
  "context.update": defineCall({
    does: "Changes the fields given, and no others; `conflict` where it was changed since the version named.",
    input: z.object({ id: idSchema, version: versionSchema, fields: contextChangeSchema }),
    output: contextCardSchema,
    errors: ["not-found", "invalid-field", "conflict"],
  }),
  "context.duplicate": defineCall({
    does: "Makes a context like another, without its conversations; the same id never does it twice.",
    input: z.object({ id: idSchema, contextId: idSchema }),
    output: contextCardSchema,
    errors: ["not-found", "limit-exceeded", "conflict"],
  }),
  "context.pin": defineCall({
    does: "Lets a context stand first, or no longer.",
    input: z.object({ id: idSchema, pinned: z.boolean() }),
    output: contextCardSchema,
    errors: ["not-found"],
  }),
  "context.archive": defineCall({
    does: "Puts a context aside, with all its conversations; a turn that runs goes on to its end.",
    input: z.object({ id: idSchema }),
    output: contextCardSchema,
    errors: ["not-found"],
  }),
  "context.restore": defineCall({
    does: "Takes a context back as it was; its time begins anew.",
    input: z.object({ id: idSchema }),
    output: contextCardSchema,
    errors: ["not-found"],
  }),
  "context.extend": defineCall({
    does: "Lets a context's time begin anew, as a chat would.",
    input: z.object({ id: idSchema }),
    output: contextCardSchema,
    errors: ["not-found"],
  }),
  "context.holds": defineCall({
    does: "Counts what a context holds, which is what a purge would remove.",
    input: z.object({ id: idSchema }),
    output: z.object({ conversations: countSchema, messages: countSchema }),
    errors: ["not-found"],
  }),
  "context.purge": defineCall({
    does: "Removes a context and all its conversations for good; the name must be given again.",
    input: z.object({ id: idSchema, name: z.string() }),
    output: z.object({ messages: countSchema }),
    errors: ["not-found", "wrong-name", "turn-running"],
  }),
  "context.preview": defineCall({
    does: "Plans a request of a context as it is being edited, for a first message: what the model would be told.",
    input: z.object({ fields: contextFieldsSchema, text: z.string() }),
    output: promptViewSchema,
    errors: ["invalid-field", "window-too-small", "limit-exceeded"],
  }),
};

export const presetCalls = {
  "preset.list": defineCall({
    does: "Lists presets, the built-in ones first; removed ones only if asked for.",
    input: z.object({
      page: z.optional(pageSchema),
      pageSize: z.optional(pageSizeSchema),
      query: z.optional(z.string().check(z.maxLength(200))),
      tag: z.optional(z.string()),
      includeInactive: z.optional(z.boolean()),
    }),
    output: z.object({
      presets: z.array(presetSchema),
      total: countSchema,
      tags: z.array(z.string()),
    }),
    errors: [],
  }),
  "preset.get": defineCall({
    does: "Reads one preset.",
    input: z.object({ id: presetIdSchema }),
    output: presetSchema,
    errors: ["not-found"],
  }),
  "preset.create": defineCall({
    does: "Makes a preset of the person's own; the same id never does it twice.",
    input: z.object({
      id: idSchema,
      fields: z.extend(z.partial(presetFieldsSchema), {
        name: z.string(),
        systemPrompt: z.string(),
      }),
    }),
    output: presetSchema,
    errors: ["invalid-field", "limit-exceeded", "conflict"],
  }),
  "preset.update": defineCall({
    does: "Changes the fields given of one of the person's own presets; contexts made from it stay as they are.",
    input: z.object({
      id: idSchema,
      version: versionSchema,
      fields: z.partial(presetFieldsSchema),
    }),
    output: presetSchema,
    errors: ["not-found", "invalid-field", "conflict"],
  }),
  "preset.archive": defineCall({
    does: "Removes one of the person's own presets from the list; it can be restored.",
    input: z.object({ id: idSchema }),
    output: presetSchema,
    errors: ["not-found"],
  }),
  "preset.restore": defineCall({
    does: "Takes a removed preset back.",
    input: z.object({ id: idSchema }),
    output: presetSchema,
    errors: ["not-found"],
  }),
  "preset.purge": defineCall({
    does: "Removes one of the person's own presets for good; contexts made from it stay as they are.",
    input: z.object({ id: idSchema, name: z.string() }),
    output: z.object({}),
    errors: ["not-found", "wrong-name"],
  }),
};
