import * as z from "zod/mini";
import { usageMonthSchema } from "../domain/usage-month";
import { defineCall } from "./entry";
import { canUndoSchema, undoIdSchema } from "./undo";

export const usageCalls = {
  "usage.read": defineCall({
    does: "Tells what replies came to, by month and model: tokens, speed, and cost where prices are known. It never leaves this machine.",
    input: z.object({}),
    output: z.object({
      /** The newest first, 24 at most. */
      months: z.array(usageMonthSchema),
    }),
    errors: [],
  }),
  "usage.forget": defineCall({
    does: "Deletes the figures of all months. What could be undone before cannot be any more.",
    input: z.object({ undo: undoIdSchema }),
    output: z.object({ canUndo: canUndoSchema }),
    errors: [],
  }),
};
