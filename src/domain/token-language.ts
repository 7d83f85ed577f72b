/**
 * Short words of the languages that people write most beside English in Latin letters; those that are
 * English words or common names in code, too, are left out. Vocabularies hold most English words
 * whole and cut the others' up, so that the same letters are other tokens. Of these they hold some words, too.
 */
const HELD = [
  "der das und ist ich du ein eine mit zu auf dem des sie wir ihr mir dir wie nur auch noch",
  "bei aus zum zur vom dann wenn dass sich oder kann als nach vor hab",
  "le la les et est que qui pas je tu une dans sur avec ce il elle au aux se ou",
  "los las una por con su te como para muy pero esta al del",
  "da em um uma na mas ele ela ao dos das",
  "di che non gli ti mi ma sei sono ha si",
  "de het een en je dat niet op te zijn ook maar er aan",
  "och att det som en av jag har inte om",
].join(" ");

/** Likewise, of languages that vocabularies hold less of. */
const NOT_ENGLISH = [
  "na nie jest jak tak czy ale od za po",
  "ve bir bu da ile yang dan itu di",
  "ya wa kwa ni wao yao zao hii watu cha vya",
  "ang mga ng sa ay si ko mo nang",
  "hyvä ei ja on se oli hän mutta",
  "az egy hogy nem ki meg van volt",
  "yn yr i'r ar mae bod ei eu gan",
  "ga ka ngo ba le kuya uma nje futhi",
].join(" ");

/** Small words that hardly a line of English does without. */
const ENGLISH =
  "the of and to in is a it that for you was on are as with at be this have or i not by but from they we an he she do if my me so no up out what how can will all your has had its";

const LONGEST = 4;

const HELD_KEYS = keysOf(HELD);
const KEYS = keysOf(NOT_ENGLISH);
const ENGLISH_KEYS = keysOf(ENGLISH);

function keysOf(words: string): ReadonlySet<number> {
  return new Set(words.split(" ").map((word) => keyOf(word, 0, word.length)));
}

/** Whether a word in unaccented Latin letters tells that its line is not English. */
export function isForeignWord(text: string, start: number, end: number): boolean {
  if (end - start > LONGEST) return false;
  const key = keyOf(text, start, end);
  return KEYS.has(key) || HELD_KEYS.has(key);
}

/** Whether it is a short word of a language that vocabularies hold whole words of beside English's. */
export function isHeldWord(text: string, start: number, end: number): boolean {
  return end - start <= LONGEST && HELD_KEYS.has(keyOf(text, start, end));
}

/** Whether a word is one of English's small ones. */
export function isEnglishWord(text: string, start: number, end: number): boolean {
  return end - start <= LONGEST && ENGLISH_KEYS.has(keyOf(text, start, end));
}

/** Letters that a syllable is built on, as small ASCII ones; accented letters count as such, too. */
const VOWELS: ReadonlySet<number> = new Set([..."aeiouy"].map((letter) => letter.charCodeAt(0)));

/** Letters in a row without a vowel that no common word has, and a word's length with one vowel. */
const UNSPEAKABLE = 5;
const LONG_FOR_ONE = 7;

/** Whether no language would say it: letters by chance are cut into ones and twos. */
export function isNoWord(text: string, start: number, end: number): boolean {
  if (end - start < UNSPEAKABLE) return false;
  let vowels = 0;
  let row = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const isVowel = code >= 0xc0 || VOWELS.has(code | 0x20);
    row = isVowel ? 0 : row + 1;
    if (isVowel) vowels += 1;
    if (row >= UNSPEAKABLE) return true;
  }
  return vowels <= 1 && end - start >= LONG_FOR_ONE;
}

/** Up to four letters as one number, capitals as small ones: no string is made for each word. */
function keyOf(text: string, start: number, end: number): number {
  let key = 0;
  for (let at = start; at < end; at += 1) key = key * 0x80 + (text.charCodeAt(at) | 0x20);
  return key;
}
