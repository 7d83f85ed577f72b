import { bodyDigest } from "../body-digest";
import type { Change } from "./tool";

/** Tells a card from any other that would show something else, or be about another row. */
export function cardDigest({ target, before, after, sendsTo, row }: Change): Promise<string> {
  // As JSON, which writes out the halves of characters that a message between pages loses.
  return bodyDigest(JSON.stringify([target, before, after, sendsTo ?? null, row?.id ?? null]));
}
