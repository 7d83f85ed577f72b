type Tag = {
  /** How a block begins, up to its attributes: `<think`. */
  readonly open: string;
  /** How it ends: `</think>`. */
  readonly close: string;
};

/** The characters before and after a block, where there are any. */
export type Around = readonly [string | undefined, string | undefined];

/** Characters; longer ones are no attributes that a product writes. */
const MAX_ATTRIBUTES = 1_000;

/**
 * The text with each such block replaced by what `take` makes of its attributes, its inside and the
 * characters next to it; null leaves it. One that does not end is left. Takes time by the text's length, whatever the text.
 */
export function cutBlocks(
  text: string,
  { open, close }: Tag,
  take: (attributes: string, inside: string, around: Around) => string | null,
): string {
  let out = "";
  let from = 0;
  let [head, end] = [-1, -1];
  for (let start = text.indexOf(open); start >= 0; ) {
    const next = text.indexOf(open, start + 1);
    // Both are looked for once, however many beginnings share them.
    if (head < start) head = text.indexOf(">", start);
    if (head < 0) break;
    if (end <= head) end = text.indexOf(close, head);
    if (end < 0) break;
    const attributes = start + open.length;
    // A beginning within a beginning: the inner one is the block's.
    const isWithin = next >= 0 && next < head;
    if (isWithin || head - attributes > MAX_ATTRIBUTES) {
      start = next;
      continue;
    }
    const around = [text[start - 1], text[end + close.length]] as const;
    const taken = take(text.slice(attributes, head), text.slice(head + 1, end), around);
    if (taken === null) {
      start = next;
      continue;
    }
    out += text.slice(from, start) + taken;
    from = end + close.length;
    start = text.indexOf(open, from);
  }
  return from === 0 ? text : out + text.slice(from);
}
