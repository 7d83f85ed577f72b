import { marked, type Token } from "marked";

/** The tokens of a markdown text; one plain paragraph where it is nested too deep to be read. */
export function lexMarkdown(text: string): Token[] {
  try {
    return marked.lexer(text, { gfm: true, breaks: true });
  } catch {
    // The lexer recurses, so hostile nesting overflows its stack: such a text is shown as it is.
    return [{ type: "html", raw: text, text, pre: false, block: true }];
  }
}
