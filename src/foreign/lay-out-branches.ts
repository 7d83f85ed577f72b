import type { Id } from "../domain/id";
import type { Message } from "../domain/message";

export type Stretch = {
  /** The message that it goes on from; null at the beginning. */
  readonly after: Id | null;
  readonly messages: readonly Message[];
};

export type LaidOut = {
  /** The branch that is shown, oldest first. */
  readonly shown: readonly Message[];
  /** What is in no branch before it, each stretch as far as it goes on, in the order of the log. */
  readonly others: readonly Stretch[];
};

/**
 * A conversation's messages (in the order of the log) as the branch that ends with `leaf`, then the
 * others; every message is in it once, whatever is wrong with the links.
 */
export function layOutBranches(messages: readonly Message[], leaf: Id | null): LaidOut {
  const shown = walkUp(messages, leaf);
  const placed = new Set(shown.map(({ id }) => id));
  const followers = new Map<Id | null, Message[]>();
  for (const message of messages) {
    const known = followers.get(message.previous);
    if (known === undefined) followers.set(message.previous, [message]);
    else known.push(message);
  }
  const others: Stretch[] = [];
  for (const message of messages) {
    if (placed.has(message.id)) continue;
    const stretch: Message[] = [];
    for (let at: Message | undefined = message; at !== undefined; ) {
      placed.add(at.id);
      stretch.push(at);
      at = followers.get(at.id)?.find(({ id }) => !placed.has(id));
    }
    others.push({ after: message.previous, messages: stretch });
  }
  return { shown, others };
}

/** The branch that ends with that message; without one, the one that ends with the newest message. */
export function walkUp(messages: readonly Message[], leaf: Id | null): readonly Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch: Message[] = [];
  let at = byId.get(leaf ?? "") ?? messages.at(-1);
  while (at !== undefined) {
    // A chain that was bent into a circle ends, too.
    byId.delete(at.id);
    branch.push(at);
    at = at.previous === null ? undefined : byId.get(at.previous);
  }
  return branch.reverse();
}
