import { createPlural } from "../plural";

/** A text for a number, in Spanish. */
export const plural = createPlural("es");
