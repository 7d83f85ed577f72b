import { perLanguage } from "../words/format";
import { enSections, sectionWords } from "../words/section-words";

/** Words of a text; with the part of the options that they name, or none. */
export type OwnChunk = { readonly text: string; readonly section: string | null };

// The built-in guide answers in the language of the question, which may be English in pages of another.
const named = perLanguage(() => {
  const entries = [sectionWords, enSections].flatMap(({ at, names }) =>
    Object.entries(names).map(([section, name]) => [`${at}${name}`, section] as const),
  );
  // The longest first: one name may begin with another.
  const longest = entries.map(([text]) => text).sort((a, b) => b.length - a.length);
  return {
    sections: new Map(entries.toReversed()),
    // Where a script has no small letters, the next word may follow at once.
    pattern: new RegExp(`(${longest.join("|")})(?!\\p{Ll})`, "u"),
  };
});

/** A text of the product's own in its chunks: whatever names a part of the options by itself. */
export function splitOwnText(text: string): readonly OwnChunk[] {
  const { sections, pattern } = named();
  return text
    .split(pattern)
    .map((chunk, index) => ({
      text: chunk,
      section: index % 2 === 1 ? (sections.get(chunk) ?? null) : null,
    }))
    .filter((chunk) => chunk.text !== "");
}
