import { cutBlocks } from "./cut-blocks";

export type Parted = { readonly text: string; readonly thinking: string };

/** The tags between which models that run on the person's machine think aloud. */
const TAGS = ["think", "thinking"];

/**
 * A reply's text apart from what its model thought first, where that stands in it: between tags, or
 * before one that was never opened.
 */
export function partThinking(reply: string): Parted {
  const thoughts: string[] = [];
  let text = reply;
  for (const tag of TAGS) {
    text = cutBlocks(text, { open: `<${tag}`, close: `</${tag}>` }, (attributes, inside) => {
      if (attributes.trim() !== "") return null;
      thoughts.push(inside.trim());
      return "";
    });
  }
  const closed = text.indexOf("</think>");
  if (closed >= 0) {
    thoughts.push(text.slice(0, closed).trim());
    text = text.slice(closed + "</think>".length);
  }
  if (thoughts.length === 0) return { text: reply, thinking: "" };
  return { text: text.trim(), thinking: thoughts.filter((one) => one !== "").join("\n\n") };
}
