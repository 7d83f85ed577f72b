import { createPlural } from "../plural";

/** A text for a number, in French. */
export const plural = createPlural("fr");

/** Gives the first text for 0 and 1, the second for more; `#` is the number, written in digits. */
export const byCount = (count: number, one: string, other: string): string =>
  plural(count, { one, many: other, other });
