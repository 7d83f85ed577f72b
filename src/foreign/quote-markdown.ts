import { nameHidden } from "../domain/hidden-characters";

/**
 * What a viewer may take for more than text: a tag, a comment, an image that is fetched, a definition
 * that other links are resolved by, a link that does not say at once that it goes to a web page: it may
 * be `javascript:`, spelt in many ways. Looked for loosely, and for nothing that has a length of its own:
 * what is found by mistake is only shown plain.
 */
const RISKY = /<[a-z/!?]|!\[|\]:|\]\((?!https?:|mailto:)/i;

/** Where a line ends for any viewer, also where Markdown itself would go on. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Characters that mean something within a line of Markdown. */
const SPECIAL = /[\\`*_{}[\]()<>#+\-.!|~&$:@=^"']/g;

/**
 * A text as a quotation: every line begins with `>`, so that nothing in it can stand outside. A text
 * that holds what could be taken for HTML, an image or a definition stands in a fence, as it is: a
 * closing tag would else end the quotation in viewers that take HTML.
 */
export function quoteMarkdown(text: string): string {
  const shown = nameHidden(text.replace(LINE_END, "\n"));
  return RISKY.test(shown) ? quoteLiteral(shown) : quoteLines(shown.split("\n"));
}

/** A text as a quotation in a fence that is longer than any in it. */
export function quoteLiteral(source: string): string {
  const text = nameHidden(source.replace(LINE_END, "\n"));
  let longest = 2;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = "`".repeat(longest + 1);
  return quoteLines([fence, ...text.split("\n"), fence]);
}

/** A name within a line of ours: nothing in it is anything but itself. */
export function escapeMarkdown(label: string): string {
  return label.replace(SPECIAL, "\\$&");
}

function quoteLines(lines: readonly string[]): string {
  return lines.map((line) => (line === "" ? ">" : `> ${line}`)).join("\n");
}
