import { UNSPACED } from "./word-borders";

const WORD = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+`, "gu");

/** The words of a text in which names are looked for: whatever their case, and what stands between them. */
export function referenceWords(text: string): readonly string[] {
  return text.normalize("NFKC").toLowerCase().match(WORD) ?? [];
}
