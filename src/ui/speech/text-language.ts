const SCRIPTS = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["latin", /\p{Script=Latin}/gu],
] as const;

/** The most common words of each language that no other one here has, as good as none. */
const COMMON: Readonly<Record<string, string>> = {
  en: "the and of to is it that this with for you are was not have be what can which",
  de: "der die das und ist nicht ein eine mit für auf sich den dem auch wird sind zu von ich sie",
  fr: "le les des est et une pas pour dans qui sur vous il je ce cette avec sont au plus",
  es: "el los las y es una para por con del lo se está son más como pero su al hay",
  pt: "o os as e é uma não para com do da em dos das são mais você ao também",
};

/** A kana for so many Han characters makes a text Japanese. */
const HAN_PER_KANA = 10;

/** The language that a text is in, by its script or its commonest words; `otherwise` where neither tells. */
export function textLanguage(text: string, otherwise: string): string {
  const counts = SCRIPTS.map(([name, letters]) => ({
    name,
    count: text.match(letters)?.length ?? 0,
  }));
  const of = (name: string) => counts.find((one) => one.name === name)?.count ?? 0;
  const most = counts.reduce((first, second) => (second.count > first.count ? second : first));
  if (most.count === 0) return otherwise;
  if (most.name === "zh") return of("ja") * HAN_PER_KANA > of("zh") ? "ja" : "zh";
  return most.name === "latin" ? latinLanguage(text, otherwise) : most.name;
}

function latinLanguage(text: string, otherwise: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = Object.entries(COMMON).map(([language, common]) => {
    const known = new Set(common.split(" "));
    return { language, count: words.filter((word) => known.has(word)).length };
  });
  const [first, second] = found.toSorted((one, other) => other.count - one.count);
  if (first !== undefined && first.count > (second?.count ?? 0)) return first.language;
  // What is not told apart is not read by a voice of another script.
  return isLatin(otherwise) ? otherwise : "en";
}

function isLatin(language: string): boolean {
  return new Intl.Locale(language).maximize().script === "Latn";
}
