import type { enSources } from "../source-words";
import type { Texts } from "../texts";

/** What is said of the sources that a reply names. */
export const sources = {
  label: "المصادر",
  said: "حيث قيل ذلك",
  untitled: "محادثة بلا عنوان",
} satisfies Texts<typeof enSources>;
