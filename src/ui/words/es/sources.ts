import type { enSources } from "../source-words";
import type { Texts } from "../texts";

/** What is said of the sources that a reply names. */
export const sources = {
  label: "Fuentes",
  said: "Dónde se dijo",
  untitled: "Una conversación sin título",
} satisfies Texts<typeof enSources>;
