import { createContext } from "react";
import { DEFAULT_KEYS, type ShortcutKeys } from "../../domain/shortcut";

/** The keys that work on this page: as the person has chosen them, once the worker has told. */
export const KeysInUse = createContext<ShortcutKeys>(DEFAULT_KEYS);
