import { PLANTED_ONE } from "./planted-one";
import { PLANTED_TWO } from "./planted-two";

/** A note, and a question that it answers in other words. */
export type Planted = { readonly note: string; readonly question: string };

/** All of them, those of one kind beside each other. */
export const PLANTED: readonly Planted[] = [...PLANTED_ONE, ...PLANTED_TWO];
