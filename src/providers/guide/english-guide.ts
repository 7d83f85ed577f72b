import { textsIn } from "./browser-texts";
import type { GuideTexts } from "./guide-texts";
import { FALLBACK, HELP_TOPICS } from "./help-topics";
import { SPOKEN_WORDS } from "./spoken-words";
import { SYNONYMS } from "./synonyms";

/** The guide in English as it is written down, for every browser. */
export const WRITTEN_IN_ENGLISH: GuideTexts = {
  opening: "No language model answers here yet; this is Confidant's built-in guide.",
  found: "This is what was said or kept here before and belongs to your question:",
  ownStep:
    "Next step: open one of them below, or search everything with Ctrl+K. A model can answer from them once one is connected.",
  said: [
    [", said by the person", ", you said"],
    [", said by the assistant", ", a reply said"],
  ],
  unknown: FALLBACK,
  // What tells nothing in English is known to the search as well.
  small: "",
  synonyms: [...SYNONYMS],
  topics: HELP_TOPICS.map(({ id, strong, weak, answer, nextStep }) => ({
    id,
    strong: [...strong],
    weak: [...weak, SPOKEN_WORDS[id] ?? ""],
    answer,
    nextStep,
  })),
};

/** The guide in English: what every other language says again. */
export const ENGLISH_GUIDE: GuideTexts = textsIn("chromium", WRITTEN_IN_ENGLISH);
