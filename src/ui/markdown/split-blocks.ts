import { cutBlock } from "./cut-block";
import { lexBlocks } from "./lex-markdown";

/** Markdown source cut at its top-level blocks; the blocks put together are the text. */
export type Blocks = { readonly text: string; readonly blocks: readonly string[] };

const NONE: Blocks = { text: "", blocks: [] };

/**
 * The top-level blocks of a text, very long ones in pieces. Where the text only grew since `before`,
 * all blocks but the last are taken over unread: only a last block can still change its meaning.
 */
export function splitBlocks(source: string, before: Blocks = NONE): Blocks {
  const text = source.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  if (text === before.text) return before;
  const grew = text.startsWith(before.text);
  const kept = grew ? before.blocks.slice(0, -1) : [];
  const tail = text.slice(kept.reduce((length, block) => length + block.length, 0));
  return { text, blocks: [...kept, ...blocksOf(tail)] };
}

function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  for (const token of lexBlocks(text)) {
    const last = blocks.length - 1;
    // Blank lines belong to the block before them: a list or indented code may go on after them.
    if (token.type === "space" && last >= 0) blocks[last] += token.raw;
    else blocks.push(...cutBlock(token));
  }
  // Where the lexer dropped or rewrote something, the text stays whole as one block.
  return blocks.join("") === text ? blocks : [text];
}
