/** What is not seen, or turns the order of what is: controls, bidi marks, zero width, private use. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const ALL_UNSEEN = new RegExp(UNSEEN, "gu");

/** Code units that are looked at for each character that is kept. */
const LOOKED_AT = 8;

/**
 * A text of somebody else's as one line that shows what it says, at most `max` characters (code
 * points); empty where nothing of it can be seen.
 */
export function cleanLabel(text: string, max: number): string {
  const line = text
    .slice(0, max * LOOKED_AT)
    // The byte order mark counts as a space there, and has no width.
    .replace(/[^\S\uFEFF]+/gu, " ")
    .replace(ALL_UNSEEN, "")
    .trim();
  return [...line].slice(0, max).join("").trim();
}

/** Whether a name can be taken as it is: asked for by a cleaned one, a server would not know it. */
export function isCleanName(name: string, max: number): boolean {
  return name.trim() !== "" && name.length <= max && !UNSEEN.test(name);
}
