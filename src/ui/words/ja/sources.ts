import type { enSources } from "../source-words";
import type { Texts } from "../texts";

/** What is said of the sources that a reply names. */
export const sources = {
  label: "出典",
  said: "話された場所",
  untitled: "タイトルのない会話",
} satisfies Texts<typeof enSources>;
