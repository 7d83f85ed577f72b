import type { enSources } from "../source-words";
import type { Texts } from "../texts";

/** What is said of the sources that a reply names. */
export const sources = {
  label: "Fontes",
  said: "Onde foi dito",
  untitled: "Uma conversa sem título",
} satisfies Texts<typeof enSources>;
