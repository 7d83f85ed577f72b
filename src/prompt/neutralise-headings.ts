const ATX = /^([ \t]*#{1,6})(?=[ \t]|$)/gmu;
const SETEXT = /^(?=[ \t]*(?:=+|-+)[ \t]*$)/gmu;
const HIDDEN = "\u200b";

/**
 * The text without headings, so that what a model wrote cannot pass for a section of the system
 * text: a zero-width space stands after the marks of a heading and before an underline.
 */
export function neutraliseHeadings(text: string): string {
  return text.replace(ATX, `$1${HIDDEN}`).replace(SETEXT, HIDDEN);
}
