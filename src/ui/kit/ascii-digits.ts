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
