import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { presetIdSchema, presetSchema, type presetSettingsSchema } from "../domain/preset";
import { defineCall } from "./entry";
import { undoIdSchema } from "./undo";
import { withoutBackupSchema } from "./without-backup";

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

/** What the options alone do with presets; apart, so that no other page loads it. */
export const presetEditCalls = {
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
      version: presetSchema.shape.version,
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
    does: "Deletes one of the person's own presets; contexts made from it stay as they are. With an id for `undo` it can be taken back for some seconds.",
    input: z.object({
      id: idSchema,
      name: z.string(),
      withoutBackup: withoutBackupSchema,
      undo: undoIdSchema,
    }),
    output: z.object({
      /** Whether it can be taken back: not without an id for it. */
      canUndo: z.optional(z.boolean()),
    }),
    errors: ["not-found", "wrong-name", "backup-failed"],
  }),
};
