import { cutBlocks } from "./cut-blocks";

export type Parted = { readonly text: string; readonly thinking: string };

/** The tags between which models that run on the person's machine think aloud. */
const TAGS = ["think", "thinking"];

/** A tag between two of these is quoted: the reply writes of it. */
const QUOTES = "`'\"";

/**
 * A reply's text apart from what its model thought first, where that stands in it: between tags, or
 * before one that was never opened.
 */
export function partThinking(reply: string): Parted {
  const thoughts: string[] = [];
  let text = reply;
  for (const tag of TAGS) {
    text = cutBlocks(text, { open: `<${tag}`, close: `</${tag}>` }, (attributes, inside) => {
      const isQuoted = inside.length > 1 && isQuote(inside[0]) && inside.at(-1) === inside[0];
      if (attributes.trim() !== "" || isQuoted) return null;
      thoughts.push(inside.trim());
      return "";
    });
  }
  const closed = text.indexOf("</think>");
  const after = closed + "</think>".length;
  const isWritten = isQuote(text[closed - 1]) && text[after] === text[closed - 1];
  if (closed >= 0 && !isWritten) {
    thoughts.push(text.slice(0, closed).trim());
    text = text.slice(after);
  }
  if (thoughts.length === 0) return { text: reply, thinking: "" };
  return { text: text.trim(), thinking: thoughts.filter((one) => one !== "").join("\n\n") };
}

function isQuote(character = " "): boolean {
  return QUOTES.includes(character);
}
