import * as z from "zod/mini";
import { SHORTCUTS } from "../domain/shortcut";
import { defineCall } from "./entry";

/** As `ShortcutKeys`; what is held stands before the key's name: `Mod+Shift+L`. */
const keysSchema = z.record(z.enum(SHORTCUTS), z.string().check(z.maxLength(30)));

export const shortcutCalls = {
  "shortcut.list": defineCall({
    does: "Tells the keys of every shortcut.",
    input: z.object({}),
    output: keysSchema,
    errors: [],
  }),
};

/** What the options alone do. */
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
