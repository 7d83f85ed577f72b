import { currentLanguage } from "./language";

/** Languages whose sentences follow each other without a blank. */
const UNSPACED: ReadonlySet<string> = new Set(["ja", "zh"]);

/** Sentences one after the other, as the language parts them. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(UNSPACED.has(currentLanguage().language) ? "" : " ");
}

/** What was found about a thing, as one sentence: "The file is damaged." */
export function sentenceAbout(thing: string, finding: string): string {
  const { language } = currentLanguage();
  if (UNSPACED.has(language)) return `${thing}：${finding}。`;
  // In Korean, what stands behind a thing depends on its last sound.
  return language === "ko" ? `${thing}: ${finding}.` : `${thing} ${finding}.`;
}
