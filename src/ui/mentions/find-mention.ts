/** An `@` that is being completed: where it stands, and what follows it up to the caret. */
export type Mention = { readonly from: number; readonly query: string };

/** Characters that are looked at before the caret. */
const LONGEST = 60;

/** What may stand before it: within a word it is part of an address. */
const BEFORE = /[\s([{"'“„«]/;

/** The mention that the caret stands in; null where there is none, or a blank follows the sign. */
export function findMention(text: string, caret: number): Mention | null {
  const near = text.slice(Math.max(0, caret - LONGEST), caret);
  const at = near.lastIndexOf("@");
  if (at === -1) return null;
  const from = caret - near.length + at;
  const query = near.slice(at + 1);
  const isWithin = from > 0 && !BEFORE.test(text.charAt(from - 1));
  return isWithin || /^\s|\n/.test(query) ? null : { from, query };
}
