/** The language that every text has. */
export const ENGLISH = "en";

/** Little words of the languages that share a script, as far as most questions have some. */
const LITTLE_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf(
    "a about all an and any are at be been but by can do does did for from has have how i if in into is it me my of on or should that the there this to was what when where which who why will with without you your",
  ),
  de: setOf(
    "aber als am an auf aus bei bin das dass dein dem den der des die diese dieser dieses du ein eine einen einem einer er es für gibt habe hat ich ihr im in ist kann können könnte kein keine man mein meine meinen meiner meinem mich mir mit muss nach nicht ohne oder sich sie sind soll über um und uns von vom vor warum was welche welches wem wen wenn wer werden wie wieder wird wo woher wohin wurde zu zum zur",
  ),
  fr: setOf(
    "à au aux avec c ce ces cette comment d dans de des du elle en est et être il ils j je l la le les leur lui m ma mes moi mon n ne nous on ou où par pas peut peux pour pourquoi qu quand que quel quelle quelles quels qui quoi s sans ses son sont sur un une vous y",
  ),
  es: setOf(
    "al algo alguien como cómo con cual cuál cuáles cuando cuándo cuánto de del donde dónde el ella en es esta está están este esto hay la las lo los me mi mis no o para pero por porque puede puedo que qué quién quiero se si sin sobre son su sus un una y yo",
  ),
  pt: setOf(
    "à alguém algo ao aos as às com como da das de do dos e é ela ele em esta está estão este eu faço fica há isso isto já mas me meu meus minha minhas na não nas nao no nos num numa o onde os ou para pela pelo pode posso por porque qual quais quando quanto que quê quem quero se sem ser seu são sobre um uma você voce",
  ),
};

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["zh", /\p{Script=Han}/u],
  ["ko", /\p{Script=Hangul}/u],
  ["ar", /\p{Script=Arabic}/u],
  ["ru", /\p{Script=Cyrillic}/u],
];

const SPOKEN: ReadonlySet<string> = new Set([
  ...Object.keys(LITTLE_WORDS),
  ...SCRIPTS.map(([language]) => language),
]);

/**
 * The languages that a question may be in, the likeliest first: by its little words or its script; where
 * neither tells, the browser's own, then English.
 */
export function languagesOf(question: string, own: string): readonly string[] {
  const words =
    question
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const hits = Object.entries(LITTLE_WORDS).map(
    ([language, little]) => [language, words.filter((word) => little.has(word)).length] as const,
  );
  const most = Math.max(...hits.map(([, count]) => count));
  if (most > 0) {
    return ownFirst(
      hits.filter(([, count]) => count === most).map(([language]) => language),
      own,
    );
  }
  const script = SCRIPTS.find(([, signs]) => signs.test(question))?.[0];
  // Words of Han alone may be Japanese.
  if (script !== undefined) return [script === "zh" && own === "ja" ? own : script];
  return [...new Set([SPOKEN.has(own) ? own : ENGLISH, ENGLISH])];
}

function ownFirst(languages: readonly string[], own: string): readonly string[] {
  return languages.includes(own) ? [...new Set([own, ...languages])] : languages;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
