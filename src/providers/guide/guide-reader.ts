import { AppError } from "../../domain/app-error";
import { createFindTopic } from "./find-topic";
import { type GuideTexts, type GuideTopic, guideTextsSchema } from "./guide-texts";
import { ENGLISH } from "./languages-of";

/** The guide in one language. */
export type Guide = {
  readonly texts: GuideTexts;
  readonly findTopic: (question: string) => GuideTopic | null;
};

/** Gives the packaged file of a language, parsed; fails where there is none. */
export type ReadTexts = (language: string) => Promise<unknown>;

/** What reads each language once, English where its file does not open; fails where that does not. */
export function createGuideReader(readTexts: ReadTexts): (language: string) => Promise<Guide> {
  const known = new Map<string, Guide>();
  const read = async (language: string): Promise<Guide> => {
    const before = known.get(language);
    if (before !== undefined) return before;
    try {
      const texts = guideTextsSchema.parse(await readTexts(language));
      const guide = { texts, findTopic: createFindTopic(texts, language) };
      known.set(language, guide);
      return guide;
    } catch (cause) {
      if (language === ENGLISH) throw new AppError("provider-malformed", { cause });
      return read(ENGLISH);
    }
  };
  return read;
}
