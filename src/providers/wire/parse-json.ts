/** Levels of lists and objects: more than any answer has, and far less than what overflows a stack. */
const MAX_DEPTH = 1_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
// Square brackets are these without the bit that makes them curly.
const OPENS = 0x5b;
const CLOSES = 0x5d;
const CURLY = 0x20;

/** The value of a JSON text; undefined where it is none, or is nested more than 1,000 deep. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is that deep parses well, and overflows the stack of whatever writes or walks it. */
function isTooDeep(text: string): boolean {
  if (text.length <= MAX_DEPTH) return false;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isInText = !isInText;
    else if (isInText) continue;
    else if ((code & ~CURLY) === OPENS) depth += 1;
    else if ((code & ~CURLY) === CLOSES) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
