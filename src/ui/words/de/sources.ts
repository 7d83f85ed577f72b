import type { enSources } from "../source-words";
import type { Texts } from "../texts";

/** What is said of the sources that a reply names. */
export const sources = {
  label: "Quellen",
  said: "Wo es gesagt wurde",
  untitled: "Ein Gespräch ohne Titel",
} satisfies Texts<typeof enSources>;
