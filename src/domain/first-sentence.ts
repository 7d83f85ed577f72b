/** Characters of a sentence that is told in place of a whole text. */
const LONGEST = 200;

/** The first sentence of a text, 200 characters at most: what sums a personality up. */
export function firstSentence(text: string): string {
  const [first = ""] = text.trim().split(/(?<=[.!?。！？])\s/u);
  const units = [...first];
  return units.length <= LONGEST ? first : `${units.slice(0, LONGEST).join("")}…`;
}
