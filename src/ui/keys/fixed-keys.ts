import type { enShortcuts } from "../words/shortcut-words";

/** Keys that nobody can change: what assistive technology and every other program take them for. */
export const FIXED_KEYS: readonly (readonly [string, keyof typeof enShortcuts.fixed])[] = [
  ["Escape", "escape"],
  ["Tab", "tab"],
  ["Mod+Enter", "saveSummary"],
  ["Shift+F10", "menu"],
];
