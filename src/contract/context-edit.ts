import * as z from "zod/mini";
import { contextSchema } from "../domain/context";
import { idSchema } from "../domain/id";
import { modelSchema } from "../domain/model";
import { contextCardSchema } from "./context";
import { defineCall } from "./entry";
import { promptViewSchema } from "./prompt";
import { canUndoSchema, undoIdSchema } from "./undo";
import { withoutBackupSchema } from "./without-backup";

const countSchema = z.int().check(z.nonnegative());

const labelSchema = z.string().check(z.maxLength(300));

/** A model that is chosen: whatever a server calls it, no longer than a name is. */
const boundModelSchema = z.extend(modelSchema, {
  name: labelSchema,
  url: modelSchema.shape.url.check(z.maxLength(2_000)),
  label: z.optional(labelSchema),
  remoteHost: z.optional(labelSchema),
});

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
  model: z.nullable(boundModelSchema),
  compression: contextSchema.shape.compression,
  contextProviders: contextSchema.shape.contextProviders,
  remembers: z.boolean(),
  tools: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
  toolRules: contextSchema.shape.toolRules,
  tags: z.array(z.string()),
});
const contextFieldsSchema = z.extend(z.partial(fieldsSchema), {
  name: z.string(),
  systemPrompt: z.string(),
});
const contextChangeSchema = z.partial(fieldsSchema);

/** What the options alone do with contexts; apart, so that no other page loads it. */
export const contextEditCalls = {
  "context.create": defineCall({
    does: "Makes a context; the same id never does it twice.",
    input: z.object({ id: idSchema, fields: contextFieldsSchema }),
    output: contextCardSchema,
    errors: ["invalid-field", "limit-exceeded", "conflict"],
  }),
  "context.update": defineCall({
    does: "Changes the fields given, and no others; `conflict` where it was changed since the version named.",
    input: z.object({
      id: idSchema,
      version: contextSchema.shape.version,
      fields: contextChangeSchema,
    }),
    output: contextCardSchema,
    errors: ["not-found", "invalid-field", "conflict"],
  }),
  "context.duplicate": defineCall({
    does: "Makes a context like another, without its conversations: with all of its memory, as a copy of its own, or with its pages empty; the same id never does it twice.",
    input: z.object({ id: idSchema, contextId: idSchema, withMemory: z.boolean() }),
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
    does: "Archives a context, with all its conversations; a turn that runs goes on to its end.",
    input: z.object({ id: idSchema, undo: undoIdSchema }),
    output: z.extend(contextCardSchema, { canUndo: canUndoSchema }),
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
    input: z.object({ id: idSchema, name: z.string(), withoutBackup: withoutBackupSchema }),
    output: z.object({ messages: countSchema }),
    errors: ["not-found", "wrong-name", "turn-running", "backup-failed"],
  }),
  "context.preview": defineCall({
    does: "Plans a request of a context as it is being edited, for a first message: what the model would be told.",
    input: z.object({ fields: contextFieldsSchema, text: z.string() }),
    output: promptViewSchema,
    errors: ["invalid-field", "window-too-small", "limit-exceeded"],
  }),
};
