import { en } from "./en";

export type Words = typeof en;

/** The texts in the person's language; English is the only one yet. */
export const words: Words = en;
