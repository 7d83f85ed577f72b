import { MAX_CONVERSATION_MESSAGES } from "../domain/limits";
import type { FoundNode } from "./order-messages";

/** Ends the reading of a conversation that is more than one may be. */
export class TooLarge extends Error {}

/** Characters that a conversation may come to: as many as an element of a file may have bytes. */
const MAX_CHARACTERS = 64 * 1_048_576;

/** Adds what was found; fails with `TooLarge` before it takes more memory than one may. */
export function addNode(nodes: Map<string, FoundNode>, id: string, node: FoundNode): void {
  if (nodes.size > MAX_CONVERSATION_MESSAGES) throw new TooLarge();
  nodes.set(id, node);
}

/**
 * Counts what is read, where a file may say once what stands in many messages; fails with `TooLarge`
 * once that is more than a conversation may come to.
 */
export function createBound(): (text: string) => void {
  let characters = 0;
  return (text) => {
    characters += text.length;
    if (characters > MAX_CHARACTERS) throw new TooLarge();
  };
}
