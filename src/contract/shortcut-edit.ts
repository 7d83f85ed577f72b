import * as z from "zod/mini";
import { SHORTCUTS } from "../domain/shortcut";
import { defineCall } from "./entry";
import { keysSchema } from "./shortcut";

/** What the options alone do; apart, so that no other page loads it. */
export const shortcutEditCalls = {
  "shortcut.change": defineCall({
    does: "Gives a shortcut other keys, or, with null, those that it comes with; fails where another one has them, or where they may not be chosen.",
    input: z.object({
      /** Null for every one; then the keys are null, too. */
      shortcut: z.nullable(z.enum(SHORTCUTS)),
      keys: z.nullable(z.string().check(z.maxLength(30))),
    }),
    output: keysSchema,
    errors: ["conflict", "bad-request"],
  }),
};
