import type { enSources } from "../source-words";
import type { Texts } from "../texts";

/** What is said of the sources that a reply names. */
export const sources = {
  label: "来源",
  said: "出处",
  untitled: "无标题的对话",
} satisfies Texts<typeof enSources>;
