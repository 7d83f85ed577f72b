import * as z from "zod/mini";
import { SHORTCUTS } from "../domain/shortcut";
import { defineCall } from "./entry";

/** As `ShortcutKeys`; what is held stands before the key's name: `Mod+Shift+L`. */
export const keysSchema = z.record(z.enum(SHORTCUTS), z.string().check(z.maxLength(30)));

export const shortcutCalls = {
  "shortcut.list": defineCall({
    does: "Tells the keys of every shortcut.",
    input: z.object({}),
    output: keysSchema,
    errors: [],
  }),
};
