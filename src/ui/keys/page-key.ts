/** What a key of the whole page asks for. */
export type PageKey = "search" | "contexts" | "inspector" | "lock" | "begin" | "shortcuts";

type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "isComposing"
>;

const HELD: Readonly<Record<string, PageKey>> = { k: "search", j: "contexts", i: "inspector" };

/** The page's key that was pressed; null for any other. A question mark counts outside of texts only. */
export function pageKeyOf(pressed: Pressed, isInText: boolean): PageKey | null {
  const { key, code, shiftKey, altKey, isComposing } = pressed;
  const isHeld = pressed.ctrlKey || pressed.metaKey;
  if (isComposing) return null;
  // By its place: with Alt held, some keyboards type another letter.
  if (altKey) return code === "KeyN" && !isHeld && !shiftKey ? "begin" : null;
  if (!isHeld) return key === "?" && !isInText ? "shortcuts" : null;
  if (shiftKey) return key.toLowerCase() === "l" ? "lock" : null;
  return HELD[key.toLowerCase()] ?? null;
}
