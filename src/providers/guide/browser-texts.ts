import type { GuideTexts } from "./guide-texts";

/** The browsers that a build is for. */
export type GuideBrowser = "chromium" | "firefox";

/** `{{in Chromium|in Firefox}}`: what a text says differently where a browser lacks something; `{{name}}` stays. */
const FORKS = /\{\{([^|{}]*)\|([^{}]*)\}\}/gu;

/** The texts of a language as the guide says them in a browser. */
export function textsIn(browser: GuideBrowser, texts: GuideTexts): GuideTexts {
  const said = (text: string) => text.replace(FORKS, browser === "firefox" ? "$2" : "$1");
  const inBrowser = <T extends GuideTexts["unknown"]>(one: T): T => ({
    ...one,
    answer: said(one.answer),
    nextStep: said(one.nextStep),
  });
  return { ...texts, unknown: inBrowser(texts.unknown), topics: texts.topics.map(inBrowser) };
}
