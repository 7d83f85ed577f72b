/** What is needed of a key that was pressed in a form. */
type Pressed = Pick<KeyboardEvent, "key" | "shiftKey" | "isComposing" | "target">;

/**
 * Where Enter leads in a form of such fields: to the next one, or to the form's end. Null for every
 * other key: with Shift it breaks the line, and while characters are composed it is the input method's.
 */
export function leadOn<T extends EventTarget>(
  fields: readonly T[],
  { key, shiftKey, isComposing, target }: Pressed,
): T | "end" | null {
  const all: readonly (EventTarget | null)[] = fields;
  const at = all.indexOf(target);
  if (key !== "Enter" || shiftKey || isComposing || at === -1) return null;
  return fields[at + 1] ?? "end";
}
