import { DEFAULT_KEYS, isUnheld, SHORTCUTS, type Shortcut, type ShortcutKeys } from "./shortcut";

/** Keys that Chromium acts on before, or whatever, a page does; Ctrl on Windows and Linux, Cmd on a Mac. */
const BROWSER = new Set([
  ...[
    "N",
    "T",
    "W",
    "Q",
    "R",
    "L",
    "P",
    "S",
    "D",
    "F",
    "G",
    "O",
    "U",
    "H",
    "M",
    "0",
    "+",
    "-",
    "=",
  ].map((name) => `Mod+${name}`),
  ...["N", "T", "W", "Q", "R", "I", "C", "J", "B", "O", "D", "M", "A", "P", "G"].map(
    (name) => `Mod+Shift+${name}`,
  ),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((name) => `Mod+${name}`),
  ...["D", "E", "F", "F4", "Shift+T", "Shift+A", "Shift+I"].map((name) => `Alt+${name}`),
  ...["F1", "F3", "F5", "F6", "F7", "F10", "F11", "F12"],
  // With something held the others are free: F3 looks for the one before, F5 passes the cache by.
  ...["F3", "F5", "F6", "F10"].map((name) => `Shift+${name}`),
  ...["F4", "F5", "F6"].map((name) => `Mod+${name}`),
]);

/** Keys that change a text or move in it while something is held, too. */
const WRITING = new Set([
  ...["A", "C", "V", "X", "Z", "Y", "Shift+Z", "Shift+V"].map((name) => `Mod+${name}`),
]);
const MOVING = /(?:^|\+)(?:Arrow\w+|Backspace|Delete|Home|End|Page\w+|Tab|Escape)$/;

/** Why keys cannot be a shortcut's: a writing key alone, the browser's own, or those that edit a text. */
export type KeysRefusal = "alone" | "browser" | "writing";

/** Null where these keys may be the shortcut's own; those that it comes with always may. */
export function refuseKeys(shortcut: Shortcut, keys: string): KeysRefusal | null {
  if (keys === DEFAULT_KEYS[shortcut]) return null;
  if (BROWSER.has(keys)) return "browser";
  // Held together they type signs on many keyboards.
  if (WRITING.has(keys) || keys.startsWith("Mod+Alt+") || MOVING.test(keys)) return "writing";
  const isSending = shortcut === "send" || shortcut === "newLine";
  if (/(?:^|\+)Enter$/.test(keys)) return isSending ? null : "writing";
  return isUnheld(keys) && !/^(?:Shift\+)?F\d\d?$/.test(keys) ? "alone" : null;
}

/** Which other shortcut has these keys; null where they are free. */
export function findConflict(all: ShortcutKeys, shortcut: Shortcut, keys: string): Shortcut | null {
  // These lock at any rate, whatever else was chosen for that.
  if (keys === DEFAULT_KEYS.lock && shortcut !== "lock") return "lock";
  return SHORTCUTS.find((other) => other !== shortcut && all[other] === keys) ?? null;
}

/**
 * The keys in use where these were chosen. What may not be chosen, or would be two shortcuts' at once,
 * is passed over: it came from somewhere else, and every shortcut has keys of its own at any rate.
 */
export function keysInUse(chosen: Readonly<Record<string, string>>): ShortcutKeys {
  const all: Record<Shortcut, string> = { ...DEFAULT_KEYS };
  for (const shortcut of SHORTCUTS) {
    const keys = Object.hasOwn(chosen, shortcut) ? chosen[shortcut] : undefined;
    if (keys !== undefined && isFormed(keys) && refuseKeys(shortcut, keys) === null)
      all[shortcut] = keys;
  }
  const isTwice = (shortcut: Shortcut) =>
    all[shortcut] !== DEFAULT_KEYS[shortcut] && findConflict(all, shortcut, all[shortcut]) !== null;
  // One that gives way may meet another at home; each round sends one back at least.
  for (let lost = SHORTCUTS.filter(isTwice); lost.length > 0; lost = SHORTCUTS.filter(isTwice)) {
    for (const shortcut of lost) all[shortcut] = DEFAULT_KEYS[shortcut];
  }
  return all;
}

/** What is chosen of these, as it is to be stored. */
export function chosenKeys(all: ShortcutKeys): Partial<Record<Shortcut, string>> {
  const changed = SHORTCUTS.filter((shortcut) => all[shortcut] !== DEFAULT_KEYS[shortcut]);
  return Object.fromEntries(changed.map((shortcut) => [shortcut, all[shortcut]]));
}

/** As `keysOf` makes them: anything else could never be pressed. */
const FORM =
  /^(?:Mod\+|Alt\+)?(?:(?:Shift\+)?(?:[A-Z0-9]|F(?:[1-9]|1[0-2])|Enter)|[!-/:-@[-`{-~])$/;

function isFormed(keys: string): boolean {
  return FORM.test(keys);
}
