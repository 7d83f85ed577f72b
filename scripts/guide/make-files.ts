import type { GuideBrowser } from "../../src/providers/guide/browser-texts";
import { guideLanguagesIn } from "../../src/providers/guide/guide-languages";

/** The guide's texts for the build of a browser, a file for each language. */
export function makeGuideFiles(
  browser: GuideBrowser,
): readonly { relativeDest: string; contents: string }[] {
  return Object.entries(guideLanguagesIn(browser)).map(([language, texts]) => ({
    relativeDest: `guide/${language}.json`,
    contents: JSON.stringify(texts),
  }));
}
