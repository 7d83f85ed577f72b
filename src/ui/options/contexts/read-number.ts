import { asciiDigits, parseWhole } from "../../kit/parse-whole";

const ANY = { min: 0, max: Number.MAX_SAFE_INTEGER };

/** The whole number that was typed, grouped or not; NaN for anything else. */
export function readWhole(typed: string): number {
  const value = parseWhole(typed, ANY);
  return typeof value === "number" ? value : Number.NaN;
}

/** The number that was typed, with a point, a comma or Arabic's own mark; NaN for anything else. */
export function readDecimal(typed: string): number {
  // Fields show a negative one as the browser writes it: some with a mark of direction before the sign.
  const signed = typed
    .trim()
    .replace(/^[\u061c\u200e\u200f]+/u, "")
    .replace("\u2212", "-");
  const text = asciiDigits(signed).replace(/[,٫]/u, ".");
  return /^-?(?:\d+\.?\d*|\.\d+)$/u.test(text) ? Number(text) : Number.NaN;
}
