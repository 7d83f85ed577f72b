import { createPlural } from "../plural";

/** A text for a number, in Portuguese. */
export const plural = createPlural("pt");
