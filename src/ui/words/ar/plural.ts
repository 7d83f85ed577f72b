import { createPlural, type PluralForms } from "../plural";

/** The six forms of Arabic. */
export type ArabicForms = PluralForms<"ar">;

/** A text for a number, in Arabic. */
export const plural = createPlural("ar");
