import { Lexer, type MarkedOptions, type MarkedToken, type Token, Tokenizer } from "marked";

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

/** As many as the most columns and rows of a table that is drawn have (`is-tame`). */
const MOST_CELLS = 1_200;

function countOf(text: string, kind: RegExp): number {
  return text.match(kind)?.length ?? 0;
}

function createTokenizer(): Tokenizer {
  const tokenizer = new Tokenizer();
  const del = tokenizer.del.bind(tokenizer);
  // One tilde is for what stands lower, as in H~2~O, and for "about".
  tokenizer.del = (text, ...rest) => (text.startsWith("~~") ? del(text, ...rest) : undefined);
  const table = tokenizer.table.bind(tokenizer);
  // Each row is filled to the width of its head: as many cells as a kilobyte can make are no table.
  tokenizer.table = (text) => {
    const [raw = "", , below = ""] = tokenizer.rules.block.table.exec(text) ?? [];
    const cells = countOf(below, /-+/g) * countOf(raw, /\n/g);
    return cells > MOST_CELLS ? undefined : table(text);
  };
  const lheading = tokenizer.lheading.bind(tokenizer);
  // A line of nothing but = is an equals sign there, and underlines no heading.
  tokenizer.lheading = (text) => {
    const heading = lheading(text);
    return heading !== undefined && findMathBlock(heading.raw) >= 0 ? undefined : heading;
  };
  return tokenizer;
}

/** What begins mathematics within a text; a doubled backslash is how some models escape it. */
const INLINE = /^(\\{1,2})([([])/;
const BLOCK = /^ {0,3}(?:(\\{1,2})\[|(\$\$)(?!\$)|\\begin\{([a-z]+\*?)\})/i;

/** Where mathematics may begin on a line of its own, behind an end of line. */
const NEXT_BLOCK = /\n(?= {0,3}(?:\\{1,2}\[|\$\$|\\begin\{))/i;

// As pandoc has it, and with a sign of mathematics in it: "$5 and $10" is money.
const DOLLARS = /^\$(?!\s)((?:\\[^\n]|[^$\\\n])+)(?<!\s)\$(?![\w$])/;
const TELLING = /[\\^_{}=<>+]|^\p{L}['′]*$/u;

/**
 * The mathematics that a text begins with, as it is written; null for none. What is not closed yet
 * goes to the end of its line, so that nothing jumps when the end comes.
 */
function mathAt(text: string, before: string): string | null {
  if (text.startsWith("$")) return dollarsAt(text, before);
  const [begin, slashes = "", bracket] = INLINE.exec(text) ?? [];
  if (begin === undefined) return null;
  const end = slashes + (bracket === "(" ? ")" : "]");
  const at = text.indexOf(end, begin.length);
  if (at >= 0) return text.slice(0, at + end.length);
  return slashes.length > 1 ? null : (/^.*/.exec(text)?.[0] ?? null);
}

function dollarsAt(text: string, before: string): string | null {
  if (text.startsWith("$$")) {
    const at = text.indexOf("$$", 3);
    return at < 0 ? null : text.slice(0, at + 2);
  }
  if (/[\w$\\]$/.test(before)) return null;
  const [whole, inner = ""] = DOLLARS.exec(text) ?? [];
  return whole !== undefined && TELLING.test(inner) ? whole : null;
}

/** Where the next mathematics on lines of its own may begin; -1 for nowhere. */
function findMathBlock(text: string): number {
  const at = text.search(NEXT_BLOCK);
  return at < 0 ? at : at + 1;
}

/**
 * The lines that a text begins with, where they are mathematics of their own; null where they are
 * not, or where something else follows on the line. What is not closed yet goes to the next blank line.
 */
function mathBlockAt(text: string): string | null {
  const [begin, slashes, dollars, name] = BLOCK.exec(text) ?? [];
  if (begin === undefined) return null;
  const end = name === undefined ? (dollars ?? `${slashes}]`) : `\\end{${name}}`;
  let at = begin.length;
  let isEmpty = true;
  for (;;) {
    const line = text.indexOf("\n", at);
    const lineEnd = line < 0 ? text.length : line;
    const found = text.slice(at, lineEnd).indexOf(end);
    if (found >= 0) {
      const behind = text.slice(at + found + end.length, lineEnd);
      return /^[\s.,;:]*$/.test(behind) ? text.slice(0, lineEnd) : null;
    }
    isEmpty &&= text.slice(at, lineEnd).trim() === "";
    if (line < 0) return text;
    const [blank = ""] = /^(?:[ \t]*\n)+/.exec(text.slice(line + 1)) ?? [];
    const next = line + 1 + blank.length;
    if (blank !== "" && !isEmpty && !text.slice(next).trimStart().startsWith(end)) {
      return text.slice(0, lineEnd);
    }
    at = next;
  }
}
