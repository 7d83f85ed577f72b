import { Lexer, marked, type Token } from "marked";

// New for each text: a lexer puts itself into them, and would keep what was said beyond a lock.
const options = () => ({ gfm: true, breaks: true });

/** The tokens of a markdown text; one plain paragraph where it is nested too deep to be read. */
export function lexMarkdown(text: string): Token[] {
  return orAsItIs(text, () => marked.lexer(text, options()));
}

/** Only the blocks of a markdown text, nothing within them: many times cheaper. */
export function lexBlocks(text: string): Token[] {
  return orAsItIs(text, () => new Lexer(options()).blockTokens(text));
}

// The lexer recurses, so hostile nesting overflows its stack: such a text is shown as it is.
function orAsItIs(text: string, lex: () => Token[]): Token[] {
  try {
    return lex();
  } catch {
    return [{ type: "html", raw: text, text, pre: false, block: true }];
  }
}
