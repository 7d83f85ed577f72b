import { useCell } from "../use-cell";
import type { Language } from "./language";
import { shownLanguage } from "./load-messages";

/** The page's language; who asks is drawn anew when it changes. */
export function useLanguage(): Language {
  return useCell(shownLanguage);
}
