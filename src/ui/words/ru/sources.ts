import type { enSources } from "../source-words";
import type { Texts } from "../texts";

/** What is said of the sources that a reply names. */
export const sources = {
  label: "Источники",
  said: "Где это было сказано",
  untitled: "Беседа без названия",
} satisfies Texts<typeof enSources>;
