import { Lexer, type MarkedOptions, type MarkedToken, type Token, Tokenizer } from "marked";
import { findMathBlock, mathAt, mathBlockAt } from "./math-source";

/** Mathematics as it is written; `isBlock` where it has lines of its own. */
export type MathToken = {
  readonly type: "math";
  /** May end with the end of line behind it; `text` does not. */
  readonly raw: string;
  readonly text: string;
  readonly isBlock: boolean;
};

/** What a markdown text is made of. */
export type MarkdownToken = MarkedToken | MathToken;

/** The tokens of a markdown text; one plain paragraph where it is nested too deep to be read. */
export function lexMarkdown(text: string): Token[] {
  return orAsItIs(text, () => createLexer().lex(text));
}

/** Only the blocks of a markdown text, nothing within them: many times cheaper. */
export function lexBlocks(text: string): Token[] {
  return orAsItIs(text, () => createLexer().blockTokens(text));
}

// The lexer recurses, so hostile nesting overflows its stack: such a text is shown as it is.
function orAsItIs(text: string, lex: () => Token[]): Token[] {
  try {
    return lex();
  } catch {
    return [{ type: "html", raw: text, text, pre: false, block: true }];
  }
}

// New for each text: a lexer keeps what it read, and would keep what was said beyond a lock.
function createLexer(): Lexer {
  const tokenizer = createTokenizer();
  const lexer = new Lexer({ gfm: true, breaks: true, tokenizer, extensions: MATH });
  const { inline, ...others } = tokenizer.rules;
  // What looks like emphasis within mathematics neither opens nor closes any.
  const rules = { ...inline, anyPunctuationOutsideCode: PASSED_OVER };
  tokenizer.rules = { ...others, inline: rules };
  return lexer;
}

/** Code spans and escapes, as the lexer's own; with the first of the latter, mathematics. */
const PASSED_OVER =
  /(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(\([\s\S]*?\\\)|\[[\s\S]*?\\\]|[\p{P}\p{S}])/gu;

const MATH: NonNullable<MarkedOptions["extensions"]> = {
  renderers: {},
  childTokens: {},
  block: [(text) => toMath(mathBlockAt(text), true)],
  startBlock: [findMathBlock],
  inline: [(text, before) => toMath(mathAt(text, before.at(-1)?.raw ?? ""), false)],
  startInline: [(text) => text.indexOf("$")],
};

function toMath(raw: string | null, isBlock: boolean): MathToken | undefined {
  return raw === null ? undefined : { type: "math", raw, text: raw, isBlock };
}

function createTokenizer(): Tokenizer {
  const tokenizer = new Tokenizer();
  const del = tokenizer.del.bind(tokenizer);
  // One tilde is for what stands lower, as in H~2~O, and for "about".
  tokenizer.del = (text, ...rest) => (text.startsWith("~~") ? del(text, ...rest) : undefined);
  const lheading = tokenizer.lheading.bind(tokenizer);
  // A line of nothing but = is an equals sign there, and underlines no heading.
  tokenizer.lheading = (text) => {
    const heading = lheading(text);
    return heading !== undefined && findMathBlock(heading.raw) >= 0 ? undefined : heading;
  };
  return tokenizer;
}
