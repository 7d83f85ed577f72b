import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { MAX_SAVED_PROMPTS, promptFieldsSchema, savedPromptSchema } from "../domain/saved-prompt";
import { defineCall } from "./entry";
import { canUndoSchema, undoIdSchema } from "./undo";

export const libraryCalls = {
  "library.list": defineCall({
    does: "Lists the prompt library in the person's order.",
    input: z.object({}),
    output: z.object({ prompts: z.array(savedPromptSchema) }),
    errors: [],
  }),
  "library.save": defineCall({
    does: "Saves a new prompt (without a version; the same id never does it twice), or changes one; neither its title nor its text may be empty.",
    input: z.object({
      id: idSchema,
      /** The one that the person has seen; null for a new one. */
      version: z.nullable(savedPromptSchema.shape.version),
      fields: promptFieldsSchema,
    }),
    output: savedPromptSchema,
    errors: ["bad-request", "not-found", "conflict", "limit-exceeded"],
  }),
  "library.move": defineCall({
    does: "Puts a prompt at another place of the list.",
    input: z.object({
      id: idSchema,
      to: z.int().check(z.nonnegative(), z.lt(MAX_SAVED_PROMPTS)),
    }),
    output: z.object({}),
    errors: ["not-found"],
  }),
  "library.remove": defineCall({
    does: "Deletes a prompt. With an id for `undo` it can be taken back for some seconds.",
    input: z.object({ id: idSchema, undo: undoIdSchema }),
    output: z.object({ canUndo: canUndoSchema }),
    errors: [],
  }),
};
