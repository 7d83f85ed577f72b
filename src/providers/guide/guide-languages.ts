import { type GuideBrowser, textsIn } from "./browser-texts";
import { WRITTEN_IN_ENGLISH } from "./english-guide";
import type { GuideTexts } from "./guide-texts";
import { answers as arAnswers } from "./languages/ar/answers";
import { keys as arKeys } from "./languages/ar/keys";
import { answers as deAnswers } from "./languages/de/answers";
import { keys as deKeys } from "./languages/de/keys";
import { answers as esAnswers } from "./languages/es/answers";
import { keys as esKeys } from "./languages/es/keys";
import { answers as frAnswers } from "./languages/fr/answers";
import { keys as frKeys } from "./languages/fr/keys";
import { answers as jaAnswers } from "./languages/ja/answers";
import { keys as jaKeys } from "./languages/ja/keys";
import { answers as koAnswers } from "./languages/ko/answers";
import { keys as koKeys } from "./languages/ko/keys";
import { answers as ptAnswers } from "./languages/pt/answers";
import { keys as ptKeys } from "./languages/pt/keys";
import { answers as ruAnswers } from "./languages/ru/answers";
import { keys as ruKeys } from "./languages/ru/keys";
import { answers as zhAnswers } from "./languages/zh/answers";
import { keys as zhKeys } from "./languages/zh/keys";
import { textsOf } from "./other-language";

const WRITTEN: Readonly<Record<string, GuideTexts>> = {
  en: WRITTEN_IN_ENGLISH,
  ar: textsOf(arKeys, arAnswers),
  de: textsOf(deKeys, deAnswers),
  es: textsOf(esKeys, esAnswers),
  fr: textsOf(frKeys, frAnswers),
  ja: textsOf(jaKeys, jaAnswers),
  ko: textsOf(koKeys, koAnswers),
  pt: textsOf(ptKeys, ptAnswers),
  ru: textsOf(ruKeys, ruAnswers),
  zh: textsOf(zhKeys, zhAnswers),
};

/** What the guide says in a browser, by language: the build packs a file of each, and nothing else reads them. */
export function guideLanguagesIn(browser: GuideBrowser): Readonly<Record<string, GuideTexts>> {
  return Object.fromEntries(
    Object.entries(WRITTEN).map(([language, texts]) => [language, textsIn(browser, texts)]),
  );
}
