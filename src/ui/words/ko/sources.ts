import type { enSources } from "../source-words";
import type { Texts } from "../texts";

/** What is said of the sources that a reply names. */
export const sources = {
  label: "출처",
  said: "말한 곳",
  untitled: "제목 없는 대화",
} satisfies Texts<typeof enSources>;
