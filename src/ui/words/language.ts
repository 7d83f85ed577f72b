/** What the texts are in, and how numbers and dates are written: `de` and `de-AT`. */
export type Language = { readonly language: string; readonly locale: string };

/** The language that every text has, and that stands in where another lacks one. */
export const ENGLISH = "en";

/** Written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["ar"]);

let current: Language = {
  language: ENGLISH,
  locale: globalThis.document === undefined ? ENGLISH : navigator.language,
};

/** The language of this page at present. */
export function currentLanguage(): Language {
  return current;
}

/** From here on everything is written in that language; whoever calls this draws the page anew. */
export function setCurrentLanguage(language: Language): void {
  current = language;
}

/** `rtl` or `ltr`. */
export function directionOf(language: string): "rtl" | "ltr" {
  return RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
}

/**
 * The language for a choice (null: as the browser) among those there are. The browser's are asked in
 * their order; its region decides how numbers are written wherever it speaks the language at all.
 */
export function pickLanguage(
  choice: string | null,
  available: readonly string[],
  browser: readonly string[],
): Language {
  const known = [ENGLISH, ...available];
  const chosen = known.find((one) => one === choice);
  const language = chosen ?? browser.map(baseOf).find((base) => known.includes(base)) ?? ENGLISH;
  const near = browser.find((tag) => baseOf(tag) === language);
  return { language, locale: near ?? (chosen === undefined ? browser[0] : undefined) ?? language };
}

function baseOf(tag: string): string {
  return tag.split("-")[0]?.toLowerCase() ?? "";
}
