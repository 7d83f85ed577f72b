import { enOptionsAt, enSections } from "../words/en-sections";

/** Words of a text; with the part of the options that they name, or none. */
export type OwnPiece = { readonly text: string; readonly section: string | null };

const SECTIONS = new Map(Object.entries(enSections).map(([section, name]) => [name, section]));
const NAMED = new RegExp(`(${enOptionsAt}(?:${[...SECTIONS.keys()].join("|")}))(?!\\p{L})`, "u");

/** A text of the product's own in its pieces: whatever names a part of the options by itself. */
export function splitOwnText(text: string): readonly OwnPiece[] {
  return text
    .split(NAMED)
    .map((piece, index) => ({ text: piece, section: index % 2 === 1 ? sectionOf(piece) : null }))
    .filter((piece) => piece.text !== "");
}

function sectionOf(piece: string): string | null {
  return SECTIONS.get(piece.slice(enOptionsAt.length)) ?? null;
}
