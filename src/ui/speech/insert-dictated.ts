/** Languages that are written without blanks between words. */
const UNSPACED = /^(?:zh|ja|th|cmn|yue)\b/;

/** Puts what was said into a field at the caret, with blanks where words would touch; the field tells of it as of typing. */
export function insertDictated(field: HTMLTextAreaElement, said: string, language: string): void {
  const { selectionStart: from, selectionEnd: to, value } = field;
  const text = spaced(said, value.slice(0, from), value.slice(to), UNSPACED.test(language));
  // Typed where the field has the keyboard, so that it can be undone.
  const isTyped =
    document.activeElement === field && document.execCommand("insertText", false, text);
  if (isTyped) return;
  field.setRangeText(text, from, to, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}

/** A text with the blanks that it needs between what stands before and behind it. */
export function spaced(said: string, before: string, behind: string, isUnspaced: boolean): string {
  if (isUnspaced) return said;
  const first = /[^\s(]$/.test(before) && !/^[.,;:!?…)]/.test(said) ? " " : "";
  const last = /^[\p{L}\p{N}]/u.test(behind) ? " " : "";
  return first + said + last;
}
