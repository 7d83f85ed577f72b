import { catalogue } from "./catalogue";
import type { en } from "./en";

export type Words = typeof en;

/** The texts in the person's language; their English, too, is read before a page is drawn. */
export const words: Words = catalogue<Words>("words", null);
