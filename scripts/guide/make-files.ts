import { GUIDE_LANGUAGES } from "../../src/providers/guide/guide-languages";

/** The guide's texts for a build, a file for each language. */
export function makeGuideFiles(): readonly { relativeDest: string; contents: string }[] {
  return Object.entries(GUIDE_LANGUAGES).map(([language, texts]) => ({
    relativeDest: `guide/${language}.json`,
    contents: JSON.stringify(texts),
  }));
}
