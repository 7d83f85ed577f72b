type Range = { readonly min: number; readonly max: number };

/** Digits, or groups of three with one and the same separator between them. */
const WHOLE = /^(?:\d+|\d{1,3}(?<separator>[\s.,'’_٬])\d{3}(?:\k<separator>\d{3})*)$/u;

/** The whole number that was typed, grouped or not; null for nothing, `wrong` for anything else. */
export function parseWhole(typed: string, { min, max }: Range): number | null | "wrong" {
  const text = asciiDigits(typed.trim());
  if (text === "") return null;
  // A longer one is beyond every range, and not a number that can be compared exactly.
  if (text.length > 20 || !WHOLE.test(text)) return "wrong";
  const value = Number(text.replace(/\D/gu, ""));
  return value < min || value > max ? "wrong" : value;
}

/** The text with the digits of every script as 0 to 9: fields show numbers as the browser writes them. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
}

/** Unicode has the ten digits of each script one after the other, beginning with 0. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(Math.max(0, code - before - 1)))) before += 1;
  return before % 10;
}
