import type { MarkedToken, Token } from "marked";

/**
 * Characters of a block above which it is shown in several pieces: what grows is
 * parsed and laid out again with every word, so the last piece must stay small. Measured: a paragraph
 * of 220,000 characters in one piece took up to 170 ms for a word.
 */
const LONGEST = 6_000;

/** A block's source in pieces that read as the block does; put together they are the source. */
export function cutBlock(token: Token): readonly string[] {
  const block = token as MarkedToken;
  if (block.type === "paragraph") return cutParagraph(block.raw);
  if (block.type !== "list" || block.raw.length <= LONGEST) return [block.raw];
  const pieces = cutItems(block.items.map(({ raw }) => raw));
  return pieces.join("") === block.raw ? pieces : [block.raw];
}

function cutItems(items: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const item of items) {
    if (piece !== "" && piece.length + item.length > LONGEST) {
      pieces.push(piece);
      piece = "";
    }
    piece += item;
  }
  return [...pieces, piece];
}

/** Code in pieces that end with a line: what does not grow any more is not laid out again. */
export function cutCode(code: string): readonly string[] {
  const pieces: string[] = [];
  let at = 0;
  while (code.length - at > LONGEST) {
    const end = code.lastIndexOf("\n", at + LONGEST) + 1;
    if (end <= at) break;
    pieces.push(code.slice(at, end));
    at = end;
  }
  return [...pieces, code.slice(at)];
}

// Only before a letter: nothing else that a piece may begin with is sure to be a paragraph.
const ENDS = [/(?:\n|[.!?…][)\]"”’]*\s|[。！？])(?=\p{L})/gu, /\s(?=\p{L})/gu];

function cutParagraph(raw: string): readonly string[] {
  const pieces: string[] = [];
  let rest = raw;
  while (rest.length > LONGEST) {
    const at = lastEnd(rest.slice(0, LONGEST));
    if (at === null) break;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

/** Where the text can be cut best: behind its last line or sentence, else behind its last word. */
function lastEnd(text: string): number | null {
  for (const end of ENDS) {
    const found = [...text.matchAll(end)].at(-1);
    if (found !== undefined) return found.index + found[0].length;
  }
  return null;
}
