import { type Around, cutBlocks } from "./cut-blocks";

export type Parted = { readonly text: string; readonly thinking: string };

/** The tags between which models that run on the person's machine think aloud. */
const TAGS = ["think", "thinking"];

const CLOSE = "</think>";

/** What stands between two of these is quoted: the reply writes of it. */
const QUOTES = "`'\"";

/**
 * A reply's text apart from what its model thought first, where that stands in it: between tags, or
 * before one that was never opened.
 */
export function partThinking(reply: string): Parted {
  const thoughts: string[] = [];
  let text = reply;
  for (const tag of TAGS) {
    const ends = { open: `<${tag}`, close: `</${tag}>` };
    text = cutBlocks(text, ends, (attributes, inside, around) => {
      if (attributes.trim() !== "" || isQuoted(around)) return null;
      thoughts.push(inside.trim());
      return "";
    });
  }
  const closed = findUnopened(text);
  if (closed >= 0) {
    thoughts.push(text.slice(0, closed).trim());
    text = text.slice(closed + CLOSE.length);
  }
  if (thoughts.length === 0) return { text: reply, thinking: "" };
  return { text: text.trim(), thinking: thoughts.filter((one) => one !== "").join("\n\n") };
}

/** Where thinking ends that was never opened; quoted tags, and the ends of quoted blocks, do not end any. */
function findUnopened(text: string): number {
  let from = 0;
  for (;;) {
    const closed = text.indexOf(CLOSE, from);
    const after = closed + CLOSE.length;
    const opened = text.slice(from, Math.max(closed, from)).lastIndexOf("<think>");
    const before = opened < 0 ? undefined : text[from + opened - 1];
    const isWritten = isQuoted([text[closed - 1], text[after]]) || isQuoted([before, text[after]]);
    if (closed < 0 || !isWritten) return closed;
    from = after;
  }
}

function isQuoted([before, after]: Around): boolean {
  return before !== undefined && before === after && QUOTES.includes(before);
}
