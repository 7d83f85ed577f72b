import { createStoredText, type StoredText } from "../stored-text";

let ofPage: StoredText | null = null;

/** The language in which messages are dictated in all pages of this browser; null while none is. */
export function pageDictation(): StoredText {
  ofPage ??= createStoredText("dictation", { storage: localStorage, pages: window });
  return ofPage;
}

/** The languages that can be chosen: the person's own first, each with the country it is spoken in. */
export function dictationLanguages(
  preferred: readonly string[],
  offered: readonly string[],
): readonly string[] {
  return [...new Set([...preferred, ...offered].map(withRegion))];
}

/** Recognition is asked for by language and country: `de-DE`. */
function withRegion(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}-${region}`;
}
