import { catalogue } from "./catalogue";
import { enShortcuts } from "./en-shortcuts";

/** The words of the list of keys, in the person's language; English for now. */
export const shortcutWords: typeof enShortcuts = catalogue("shortcuts", enShortcuts);
