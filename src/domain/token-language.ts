/**
 * Short words of the languages that people write most beside English in Latin letters; those that are
 * English words or common names in code, too, are left out. Vocabularies hold most English words
 * whole and cut the others' up, so that the same letters are other tokens.
 */
const NOT_ENGLISH = [
  "der das und ist ich du ein eine mit zu auf dem des sie wir ihr mir dir wie nur auch noch",
  "bei aus zum zur vom dann wenn dass sich oder kann als nach vor hab",
  "le la les et est que qui pas je tu une dans sur avec ce il elle au aux se ou",
  "los las una por con su te como para muy pero esta al del",
  "da em um uma na mas ele ela ao dos das",
  "di che non gli ti mi ma sei sono ha si",
  "de het een en je dat niet op te zijn ook maar er aan",
  "och att det som en av jag har inte om",
  "na nie jest jak tak czy ale od za po",
  "ve bir bu da ile yang dan itu di",
].join(" ");

const LONGEST = 4;

const KEYS = new Set(NOT_ENGLISH.split(" ").map((word) => keyOf(word, 0, word.length)));

/** Whether a word in unaccented Latin letters tells that its line is not English. */
export function isForeignWord(text: string, start: number, end: number): boolean {
  return end - start <= LONGEST && KEYS.has(keyOf(text, start, end));
}

/** Up to four letters as one number, capitals as small ones: no string is made for each word. */
function keyOf(text: string, start: number, end: number): number {
  let key = 0;
  for (let at = start; at < end; at += 1) key = key * 0x80 + (text.charCodeAt(at) | 0x20);
  return key;
}
