import {
  DEFAULT_KEYS,
  isUnheld,
  keysOf,
  type Pressed,
  type Shortcut,
  type ShortcutKeys,
} from "../../domain/shortcut";

/** What a key of the whole page asks for. */
export type PageKey = Extract<
  Shortcut,
  "stop" | "search" | "find" | "contexts" | "inspector" | "lock" | "begin" | "shortcuts"
>;

const PAGE_KEYS: readonly PageKey[] = [
  ...(["stop", "search", "find", "contexts", "inspector", "lock", "begin", "shortcuts"] as const),
];

/** The page's key that was pressed; null for any other. A sign counts outside of texts only. */
export function pageKeyOf(
  pressed: Pressed,
  isInText: boolean,
  all: ShortcutKeys = DEFAULT_KEYS,
): PageKey | null {
  const keys = keysOf(pressed);
  if (keys === null || (isInText && keys.length === 1 && isUnheld(keys))) return null;
  // Whatever was chosen: what is known as the lock's is not to do something else.
  if (keys === DEFAULT_KEYS.lock) return "lock";
  return PAGE_KEYS.find((key) => all[key] === keys) ?? null;
}
