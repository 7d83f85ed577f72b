import { type Fact, MAX_FACT_KEY } from "../../domain/fact";

type Parts = Pick<Fact, "key" | "value">;

/** A language's ordinary way to say “my key is value”; the groups are `key` and `value`. */
type Form = { readonly pattern: RegExp; readonly read?: (parts: Parts) => Parts | null };

/** “My”, the key, what stands for “is”, the value: where a language sets its words apart. */
function form(my: string, is: string): Form {
  const pattern = `^${my}\\s+(?<key>\\S.{0,58}?)${is}(?<value>\\S[\\s\\S]*)$`;
  return { pattern: new RegExp(pattern, "iu") };
}

/** By language, not by that of the pages: who has set these to one may write in another. */
const FORMS: readonly Form[] = [
  // English.
  form("my", "\\s+(?:is|are)\\s+"),
  // German.
  form("mein(?:e|er|es|en|em)?", "\\s+(?:ist|sind|heißt|heissen|heisst|heißen|lautet)\\s+"),
  // French: its apostrophes are straight or curved.
  form("(?:mon|ma|mes)", "(?:,?\\s+c['’]est\\s+|\\s+(?:est|sont|s['’]appellent|s['’]appelle)\\s+)"),
  // Spanish.
  form("mis?", "\\s+(?:es|son|está|están|se\\s+llaman?)\\s+"),
  // Portuguese, with or without its article.
  form("(?:[oa]s?\\s+)?(?:meus?|minhas?)", "\\s+(?:é|são|está|estão|se\\s+chamam?|chamam?-se)\\s+"),
  // Russian has no “is”: a dash stands for it, or “это”.
  form(
    "(?:мой|моя|моё|мое|мои)",
    "(?:\\s*[—–]\\s*(?:это\\s+)?|\\s+-\\s+(?:это\\s+)?|\\s+(?:это|является|являются)\\s+)",
  ),
  // Chinese.
  { pattern: /^我的(?<key>[^，。,\n]{1,59}?)(?:是|叫)(?<value>\S[\s\S]*)$/u },
  // Japanese.
  { pattern: /^(?:私|僕|俺|わたし|ぼく|おれ|あたし)の(?<value>\S[\s\S]*)$/u, read: readJapanese },
  // Korean: “내가 좋아하는 색은 …” is its “my favourite colour”.
  { pattern: /^(?:내|제|나의|저의|내가|제가)\s+(?<value>\S[\s\S]*)$/u, read: readKorean },
  // Arabic says “my” in the noun itself, which stays as it is written.
  {
    pattern:
      /^(?!ال)(?<key>\p{L}{2,}ي(?:\s+[^\s،.]+){0,4}?)\s+(?:هو|هي|هم|هن|هما)\s+(?<value>\S[\s\S]*)$/u,
  },
  {
    pattern:
      /^(?<key>اسمي|لقبي|عمري|مدينتي|بلدي|مهنتي|وظيفتي|هوايتي|جنسيتي|عنواني)\s+(?<value>\S[\s\S]*)$/u,
  },
];

/** Key and value of a text that says “my key is value” in one of the ten languages; null for any other. */
export function readSaid(text: string): Parts | null {
  for (const { pattern, read } of FORMS) {
    const { key = "", value } = pattern.exec(text)?.groups ?? {};
    if (value === undefined) continue;
    const parts = { key: key.trim(), value: value.trim() };
    const said = read === undefined ? parts : read(parts);
    return said === null || said.key.length > MAX_FACT_KEY ? null : said;
  }
  return null;
}

/** は is a word of its own here: within one, as in ごはん, it parts nothing. */
function readJapanese({ value: said }: Parts): Parts | null {
  const begins = said.slice(0, MAX_FACT_KEY + 2);
  const segments = new Intl.Segmenter("ja", { granularity: "word" }).segment(begins);
  const is = [...segments].find(({ segment, index }) => index > 0 && segment === "は");
  if (is === undefined) return null;
  const value = said
    .slice(is.index + 1)
    .replace(JAPANESE_IS, "")
    .trim();
  return value === "" ? null : { key: said.slice(0, is.index).trim(), value };
}

/** だ behind other than hiragana alone: からだ is a word. */
const JAPANESE_IS =
  /(?:でございます|である|です(?:よ|ね)?|(?<!\p{sc=Hiragana})だ(?:よ|ね)?)[。.]?$/u;

/** What stands before a noun ends as a topic does; those that are often said before one. */
const KOREAN_BEFORE_NOUN =
  /(?:하는|있는|없는|되는|싶은|같은|(?<!\S)(?:사는|가는|오는|보는|먹는|쓰는|타는|읽는|듣는|배우는|키우는|다니는|기르는|마시는|믿는|만드는|좋은|작은|많은|젊은|높은|낮은|깊은|넓은))$/u;

function readKorean({ value: said }: Parts): Parts | null {
  for (const { index, 0: blank } of said.matchAll(/\s+/gu)) {
    if (index > MAX_FACT_KEY) return null;
    const before = said.slice(0, index);
    const topic = /^(?<key>.+)(?<mark>[은는])$/su.exec(before)?.groups;
    const { key = "", mark } = topic ?? {};
    const isTopic = mark === (isClosed(key) ? "은" : "는");
    if (!isTopic || KOREAN_BEFORE_NOUN.test(before)) continue;
    const value = said.slice(index + blank.length).trim();
    return { key, value: value.replace(KOREAN_IS, "").trim() || value };
  }
  return null;
}

/** What is “is” and nothing else: 이야 and 이에요 may be an 이 of the word’s own, as in 고양이야, and stay. */
const KOREAN_IS = /(?:입니다|예요)\.?$/u;

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Syllables that differ in their final consonant only lie together, the one without it first. */
const FINALS = 28;

function isClosed(text: string): boolean {
  const code = text.charCodeAt(text.length - 1);
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return false;
  return (code - FIRST_SYLLABLE) % FINALS !== 0;
}
