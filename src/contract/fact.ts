import * as z from "zod/mini";
import { factSchema } from "../domain/fact";
import { idSchema } from "../domain/id";
import { defineCall } from "./entry";
import { canUndoSchema, undoIdSchema } from "./undo";

/** Longer than any part may be: what is too long is told by its name and its limit. */
const partSchema = z.string().check(z.maxLength(20_000));

const seenSchema = z.object({
  id: idSchema,
  version: z.int().check(z.positive()),
  undoId: undoIdSchema,
});

const changedSchema = z.object({ fact: factSchema, canUndo: canUndoSchema });

export const factCalls = {
  "fact.list": defineCall({
    does: "Tells the facts of a context, waiting ones too.",
    input: z.object({ contextId: idSchema }),
    output: z.object({ facts: z.array(factSchema) }),
    errors: [],
  }),
  "fact.keep": defineCall({
    does: "Keeps a fact; what its key was becomes its history.",
    input: z.object({
      contextId: idSchema,
      key: partSchema,
      value: partSchema,
      /** The message that says it, of a stored conversation in the context. */
      messageId: z.optional(idSchema),
      undoId: undoIdSchema,
    }),
    output: changedSchema,
    errors: ["not-found", "invalid-field", "limit-exceeded"],
  }),
  "fact.update": defineCall({
    does: "Changes a fact; a waiting one is kept by that.",
    input: z.object({ ...seenSchema.shape, key: partSchema, value: partSchema }),
    output: changedSchema,
    errors: ["not-found", "conflict", "invalid-field"],
  }),
  "fact.approve": defineCall({
    does: "Keeps a waiting fact, in place of what its key was.",
    input: seenSchema,
    output: changedSchema,
    errors: ["not-found", "conflict"],
  }),
  "fact.forget": defineCall({
    does: "Forgets all of a fact's key for good: what was said until then teaches it no more. What waits beside a known one goes alone.",
    input: seenSchema,
    output: z.object({ canUndo: canUndoSchema }),
    errors: ["not-found", "conflict"],
  }),
};
