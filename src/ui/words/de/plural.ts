import { createPlural } from "../plural";

/** A text for a number, in German. */
export const plural = createPlural("de");
