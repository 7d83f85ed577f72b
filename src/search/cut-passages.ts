/** Characters that are embedded together: a sentence encoder reads some ninety words. */
const LONGEST = 600;
/** Of a longer text its beginning is known by what it means, and all of it by its words. */
const MOST = 4;

/** The parts of a text that are embedded, each from a word's beginning to a word's end where there are words; none of a text without any. */
export function cutPassages(text: string): readonly string[] {
  const passages: string[] = [];
  let rest = text.slice(0, 2 * LONGEST * MOST).trim();
  while (rest !== "" && passages.length < MOST) {
    const end = rest.length <= LONGEST ? rest.length : endOf(rest.slice(0, LONGEST));
    passages.push(
      rest
        .slice(0, end)
        .trim()
        .replace(/\p{Cs}/gu, "\ufffd"),
    );
    rest = rest.slice(end).trim();
  }
  return passages.filter((passage) => /[\p{L}\p{N}]/u.test(passage));
}

/** Behind the last sentence in the second half, else behind the last word there. */
function endOf(part: string): number {
  const half = LONGEST / 2;
  const sentence = [...part.matchAll(/[.!?…]\s|[。！？\n]/g)].at(-1);
  if (sentence !== undefined && sentence.index > half) return sentence.index + 1;
  const blank = part.search(/\s\S*$/);
  return blank > half ? blank : part.length;
}
