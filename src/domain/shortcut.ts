/** What a key of the person's choice does; in the order in which they are listed. */
export const SHORTCUTS = [
  "send",
  "newLine",
  "stop",
  "editLast",
  "search",
  "find",
  "contexts",
  "inspector",
  "lock",
  "begin",
  "commands",
  "mention",
  "shortcuts",
] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/**
 * The keys of each, in one form: what is held (`Mod` is Ctrl or Cmd), then the key's name. A sign says
 * itself whether Shift is needed for it, which differs between keyboards.
 */
export type ShortcutKeys = Readonly<Record<Shortcut, string>>;

export const DEFAULT_KEYS: ShortcutKeys = {
  send: "Enter",
  newLine: "Shift+Enter",
  stop: "Escape",
  editLast: "ArrowUp",
  search: "Mod+K",
  find: "Mod+F",
  contexts: "Mod+J",
  inspector: "Mod+I",
  lock: "Mod+Shift+L",
  // The browser keeps Ctrl+N for itself.
  begin: "Alt+N",
  commands: "/",
  mention: "@",
  shortcuts: "?",
};

export type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "isComposing"
>;

/** What was pressed, in the form of `ShortcutKeys`; null where it is no key by itself. */
export function keysOf(pressed: Pressed): string | null {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = pressed;
  const isMod = ctrlKey || metaKey;
  const name = isComposing ? null : nameOf(pressed, isMod || altKey);
  if (name === null) return null;
  const isShift = shiftKey && !isSign(name);
  return `${isMod ? "Mod+" : ""}${altKey ? "Alt+" : ""}${isShift ? "Shift+" : ""}${name}`;
}

/** Whether nothing is held that keeps a key from being written or moved by. */
export function isUnheld(keys: string): boolean {
  return !/^(?:Mod|Alt)\+./.test(keys);
}

const NAMED =
  /^(?:F\d\d?|Arrow(?:Up|Down|Left|Right)|Enter|Escape|Tab|Backspace|Delete|Home|End|Page(?:Up|Down))$/;

function nameOf({ key, code }: Pressed, isHeld: boolean): string | null {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  // By its place: with Alt held some keyboards type another letter, and some have no Latin ones.
  const physicalKey = isHeld ? /^(?:Key|Digit)(\w)$/.exec(code)?.[1] : undefined;
  if (physicalKey !== undefined) return physicalKey;
  return isSign(key) || NAMED.test(key) ? key : null;
}

function isSign(name: string): boolean {
  return /^[!-/:-@[-`{-~]$/.test(name);
}
