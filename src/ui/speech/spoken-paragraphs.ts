import type { Token } from "marked";
import { decodeEntities } from "../markdown/decode-entities";
import { lexMarkdown, type MarkdownToken } from "../markdown/lex-markdown";
import { readFence } from "../markdown/read-fence";
import { safeLink } from "../markdown/safe-link";
import { splitBlocks } from "../markdown/split-blocks";
import { voiceWords } from "../words/voice-words";
import { words } from "../words/words";

/** Characters that are read at once: a long text is read on while its beginning is spoken. */
const AT_ONCE = 6_000;

/** Characters without a word after which nothing more is looked for: nobody waits for what comes then. */
const MOST_UNSPOKEN = 100_000;

/**
 * What a reader says of a markdown text: plain words, with code, formulas and addresses only named. A
 * null stands between steps, each of which takes its time whether there is anything to say or not.
 */
export function* spokenParagraphs(source: string): Generator<string | null> {
  let rest = source.replace(/\r\n?/g, "\n");
  let unspoken = 0;
  while (unspoken < MOST_UNSPOKEN) {
    // From where the last step ended, not from the beginning: what was read is not copied each time.
    const read = splitBlocks(rest, undefined, { budget: AT_ONCE });
    const { length } = read.blocks;
    // A last block can still become another one while there is more to read.
    const sure = read.blocks.slice(0, read.isWhole || length === 1 ? length : -1);
    for (const [at, block] of sure.entries()) {
      const said = read.asText[at] === true ? [withoutAddresses(block)] : wordsOf(block);
      const parts = said.flatMap((part) => part.split("\n")).filter(hasWords);
      unspoken = parts.length === 0 ? unspoken + block.length : 0;
      yield* parts;
    }
    if (read.isWhole) return;
    rest = rest.slice(sure.reduce((sum, block) => sum + block.length, 0));
    yield null;
  }
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function wordsOf(block: string): readonly string[] {
  const fence = readFence(block);
  return (fence === null ? lexMarkdown(block) : [fence]).flatMap(blockWords);
}

function blockWords(each: Token): readonly string[] {
  const token = each as MarkdownToken;
  switch (token.type) {
    case "paragraph":
    case "heading":
      return [inlineWords(token.tokens)];
    case "text":
      return [inlineWords(token.tokens ?? [token])];
    case "code":
      return [voiceWords.code(token.lang?.split(/\s/, 1)[0] ?? "")];
    case "blockquote":
      return token.tokens.flatMap(blockWords);
    case "list": {
      const first = token.start === "" ? 1 : token.start;
      const mark = (index: number) => (token.ordered ? `${first + index}. ` : "");
      return token.items.flatMap(({ tokens }, index) => marked(mark(index), itemWords(tokens)));
    }
    case "table":
      return [token.header, ...token.rows].map((row) =>
        row.map(({ tokens }) => inlineWords(tokens)).join(", "),
      );
    case "space":
    case "hr":
    case "def":
      return [];
    default:
      return [inlineWords([token])];
  }
}

/** A mark of being done stands before the first words, not apart. */
function itemWords(tokens: readonly Token[]): readonly string[] {
  const [first, ...rest] = tokens;
  if (first?.type !== "checkbox") return tokens.flatMap(blockWords);
  return marked(`${inlineWords([first])}: `, itemWords(rest));
}

function marked(mark: string, [first, ...rest]: readonly string[]): readonly string[] {
  return first === undefined ? [] : [mark + first, ...rest];
}

function inlineWords(tokens: readonly Token[]): string {
  return tokens.map(inlineWord).join("");
}

function inlineWord(each: Token): string {
  const token = each as MarkdownToken;
  switch (token.type) {
    case "text":
    case "escape":
      return "tokens" in token && token.tokens
        ? inlineWords(token.tokens)
        : withoutAddresses(decodeEntities(token.text));
    case "strong":
    case "em":
    case "del":
      return inlineWords(token.tokens);
    case "codespan":
      return token.text;
    case "math":
      return voiceWords.formula;
    case "br":
      return "\n";
    case "checkbox":
      return token.checked ? words.markdown.done : words.markdown.open;
    case "link":
      return safeLink(token.text) === null ? inlineWords(token.tokens) : hostOf(token.text);
    case "image":
      return voiceWords.picture(token.text);
    default:
      return withoutAddresses(token.raw.replace(/<[^<>]*>/g, " "));
  }
}

/** An address of more than its host says nothing to an ear. */
function withoutAddresses(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])https?:\/\/[^\s<>"']+/giu, hostOf);
}

function hostOf(address: string): string {
  return safeLink(address)?.host ?? "";
}
