type Tag = {
  /** How a block begins, up to its attributes: `<think`. */
  readonly open: string;
  /** How it ends: `</think>`. */
  readonly close: string;
};

/**
 * The text with each such block replaced by what `take` makes of its attributes and its inside; null
 * leaves it. One that does not end is left. Takes time by the text's length, whatever the text.
 */
export function cutBlocks(
  text: string,
  { open, close }: Tag,
  take: (attributes: string, inside: string) => string | null,
): string {
  let out = "";
  let from = 0;
  let end = -1;
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, start + 1)) {
    const head = text.indexOf(">", start);
    if (head < 0) break;
    // Looked for once, however many beginnings share it.
    if (end <= head) end = text.indexOf(close, head);
    if (end < 0) break;
    const taken = take(text.slice(start + open.length, head), text.slice(head + 1, end));
    if (taken === null) continue;
    out += text.slice(from, start) + taken;
    from = end + close.length;
    start = from - 1;
  }
  return from === 0 ? text : out + text.slice(from);
}
