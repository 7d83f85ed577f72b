/** What is left to right whatever surrounds it: code, addresses, mathematics. */
const APART = /`+[^`]*`+|https?:\/\/\S+|\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]|\$\$[\s\S]*?\$\$/g;

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Characters that are looked at: what begins otherwise is the rare exception. */
const LOOKED_AT = 500;

/**
 * The direction of a text by its first letter, code and addresses left aside. For parts with blocks
 * of their own within them, where `dir="auto"` finds nothing: it passes over all that has a direction.
 */
export function directionOf(text: string): "ltr" | "rtl" {
  const letter = LETTER.exec(text.slice(0, LOOKED_AT).replace(APART, " "))?.[0] ?? "";
  return RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}
