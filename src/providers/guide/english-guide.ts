import type { GuideTexts } from "./guide-texts";
import { FALLBACK, HELP_TOPICS } from "./help-topics";
import { SPOKEN_WORDS } from "./spoken-words";

/** What people say in English for the same thing; the first of each line is the word of the help texts. */
const SYNONYMS: readonly string[] = [
  "conversation chat dialogue thread talk",
  "delete erase wipe remove trash discard clear throw rid vanish",
  "image photo picture screenshot snap photograph",
  "attach upload drop paste document pdf",
  "passphrase password",
  "lock unlock locked",
  "private privacy confidential secret",
  "encrypt protect seal secure safe stolen thief",
  "telemetry statistics analytics track tracking collect",
  "cost price fee pay paid charge money bill subscription free",
  "made develop developer author company behind",
  "reply answer response",
  "stop abort halt cancel interrupt",
  "continue finish resume",
  "version variant attempt try",
  "edit correct fix typo reword",
  "shortcut hotkey keystroke",
  "keyboard mouse",
  "command slash",
  "toolbar icon",
  "panel sidebar",
  "provider service vendor",
  "key token credential",
  "offline internet wifi network",
  "personality persona character",
  "preset ready template",
  "context partner assistant",
  "archive end expire expiry",
  "import bring migrate transfer",
  "export download copy",
  "backup copy",
  "draft unsent typing",
  "search find look",
  "temporary incognito unsaved",
  "install setup set",
  "change switch swap select choose pick replace",
  "tool function approval approve",
  "remember know learn mind",
  "model llm ai",
  "store save keep kept",
  "version branch",
];

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
