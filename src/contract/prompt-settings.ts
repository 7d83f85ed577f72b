import * as z from "zod/mini";
import {
  modelLimitsSchema,
  promptSettingsSchema,
  redactionSchema,
} from "../domain/prompt-settings";
import { defineCall } from "./entry";
import { undoIdSchema } from "./undo";

/** A server's address with what the model is called there. */
const modelKeySchema = z.string().check(z.maxLength(3_000));

const limitChangesSchema = z.partial(modelLimitsSchema);

/** What a page changes: of limits and lists each entry by itself, so that two pages lose nothing. */
const promptChangeSchema = z.partial(
  z.extend(z.omit(promptSettingsSchema, { redactions: true }), {
    /** The limits given, and no others. */
    defaultLimits: limitChangesSchema,
    /** Of the models named the limits given, and no others. */
    modelLimits: z.record(modelKeySchema, limitChangesSchema),
  }),
);

/** How prompts are made, which the options alone change; apart, so that no other page loads it. */
export const promptSettingsCalls = {
  "prompt.settings": defineCall({
    does: "Tells how prompts are made.",
    input: z.object({}),
    output: promptSettingsSchema,
    errors: [],
  }),
  "prompt.change": defineCall({
    does: "Changes how prompts are made: the fields given, and no others.",
    input: promptChangeSchema,
    output: promptSettingsSchema,
    errors: [],
  }),
  "prompt.hide": defineCall({
    does: "Adds a redaction rule; one that is there already changes nothing.",
    input: z.object({ redaction: redactionSchema }),
    output: promptSettingsSchema,
    errors: ["limit-exceeded"],
  }),
  "prompt.unhide": defineCall({
    does: "Takes a redaction rule away; what it has hidden in what is kept stays hidden. With an id for `undo` the rule can be taken back for some seconds.",
    input: z.object({ redaction: redactionSchema, undo: undoIdSchema }),
    output: promptSettingsSchema,
    errors: [],
  }),
};
