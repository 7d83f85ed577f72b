import type { Tokens } from "marked";

const OPENING = /^(`{3,}|~{3,})([^\n]*)(?:\n|$)/;
const CLOSING = /(?:^|\n) {0,3}(`{3,}|~{3,}) *$/;

// From the beginning of a run only: else each is looked through from each of its lines.
const LAST_LINES = /(?<!\n)\n+$/;

/** The code of a block that is one fence; null for any other. In a time in proportion to its length. */
export function readFence(source: string): Tokens.Code | null {
  const [opening, fence, info = ""] = OPENING.exec(source) ?? [];
  if (opening === undefined || fence === undefined) return null;
  if (fence.startsWith("`") && info.includes("`")) return null;
  const body = source.slice(opening.length).replace(LAST_LINES, "");
  // The closing line is short: the rest of the body is not looked through for it.
  const closing = CLOSING.exec(body.slice(-200));
  const isClosed = closing?.[1]?.startsWith(fence) === true;
  const text = isClosed ? body.slice(0, body.length - (closing?.[0].length ?? 0)) : body;
  return { type: "code", raw: source, lang: info.trim(), text };
}
