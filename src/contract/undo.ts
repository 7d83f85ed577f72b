import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { defineCall } from "./entry";

/** Made by the caller of an act that it wants to be able to take back; left out by who does not. */
export const undoIdSchema = z.optional(idSchema);

/** Whether what was done can be taken back: not without an id for it, nor where nothing was changed or very much. */
export const canUndoSchema = z.optional(z.boolean());

const oneSchema = z.object({ undoId: idSchema });

export const undoCalls = {
  "undo.run": defineCall({
    does: "Takes an act back, as long as it is held: some seconds after it, in memory only, and not after a lock. The same id never does it twice. A conflict where the same was changed since: then nothing is.",
    input: oneSchema,
    output: z.object({}),
    errors: ["undo-late", "conflict", "turn-running", "limit-exceeded", "temporary-full"],
  }),
  "undo.keep": defineCall({
    does: "Holds what takes an act back for some seconds more, while the person is about to decide, five minutes at most; tells whether anything is held: also where the act has failed half-way.",
    input: oneSchema,
    output: z.object({ isHeld: z.boolean() }),
    errors: [],
  }),
};
