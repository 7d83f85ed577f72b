type Named = { readonly name: string; readonly tags: readonly string[] };

/** Whether the name or a tag has every word of the query, in any case and order, with accents or without; all fit an empty one. */
export function matchesQuery({ name, tags }: Named, query: string): boolean {
  return hasWords(foldName([name, ...tags].join("\n")), wordsOfName(query));
}

/** Whether a folded text has each of these. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** The words of a query, each as a folded text has it, without the quotation marks of phrases, unless there is nothing else. */
export function wordsOfName(query: string): readonly string[] {
  const words = foldName(query.replace(/["“”„«»]/g, " ")) || foldName(query);
  return words.split(/\s+/u);
}

/** What names have in common that a person would take for the same: an accent may be left out, or come as a sign of its own. */
export function foldName(text: string): string {
  return text.normalize("NFKD").replace(ACCENTS, "").normalize("NFC").toLowerCase().trim();
}

/** Of Latin, Greek and Cyrillic letters; points of Hebrew and Arabic. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;
