import type { enSources } from "../source-words";
import type { Texts } from "../texts";

/** What is said of the sources that a reply names. */
export const sources = {
  label: "Sources de la réponse",
  said: "Où cela a été dit",
  untitled: "Une conversation sans titre",
} satisfies Texts<typeof enSources>;
