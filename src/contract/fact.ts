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
    does: "Tells all that is known about the person in a context, what waits for approval too; what was changed last comes last.",
    input: z.object({ contextId: idSchema }),
    output: z.object({ facts: z.array(factSchema) }),
    errors: [],
  }),
  "fact.keep": defineCall({
    does: "Keeps what the person says, perhaps of a message; a key that is known gets the new value, and the old one is kept as its history.",
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
    does: "Gives a fact another key or value; a waiting one is kept by that. `conflict` where it was changed meanwhile.",
    input: z.object({ ...seenSchema.shape, key: partSchema, value: partSchema }),
    output: changedSchema,
    errors: ["not-found", "conflict", "invalid-field"],
  }),
  "fact.approve": defineCall({
    does: "Lets a waiting fact be known to models, in place of what its key was; `conflict` where it was changed meanwhile.",
    input: seenSchema,
    output: changedSchema,
    errors: ["not-found", "conflict"],
  }),
  "fact.forget": defineCall({
    does: "Removes a fact, its history and what waits for its key; the key is not learned again from what was said until then. `conflict` where it was changed meanwhile.",
    input: seenSchema,
    output: z.object({ canUndo: canUndoSchema }),
    errors: ["not-found", "conflict"],
  }),
};
