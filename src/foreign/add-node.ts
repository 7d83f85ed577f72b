import { MAX_CONVERSATION_MESSAGES } from "../domain/limits";
import type { FoundNode } from "./order-messages";

/** Ends the reading of a conversation that has more messages than one may have. */
export class TooManyNodes extends Error {}

/** Adds what was found; fails with `TooManyNodes` before it takes more memory than one may. */
export function addNode(nodes: Map<string, FoundNode>, id: string, node: FoundNode): void {
  if (nodes.size > MAX_CONVERSATION_MESSAGES) throw new TooManyNodes();
  nodes.set(id, node);
}
