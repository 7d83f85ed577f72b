import type { Fork } from "../../domain/branching";
import type { Id } from "../../domain/id";

/** A message of a branch. */
export type PagePlace = {
  readonly id: Id;
  readonly previous: Id | null;
  readonly isDeleted: boolean;
};

/** All messages that stand in one message's place, oldest first. */
export type MessageForks = { readonly messageId: Id; readonly ways: Id[] };

/**
 * For each message of a page (newest first) that has others in its place, all of them. A deleted one
 * is shown nowhere: the next message of its branch stands for it, with those that have the same place
 * as that one, so that every way can still be taken.
 */
export function pageForks(forks: readonly Fork[], places: readonly PagePlace[]): MessageForks[] {
  const waysByPrevious = new Map(forks.map(({ previous, ways }) => [previous, ways]));
  const found = new Map<Id, Id[]>();
  let standIn: Id | null = null;
  for (const { id, previous, isDeleted } of places) {
    if (!isDeleted) standIn = id;
    const messageId: Id | null = standIn;
    const ways = waysByPrevious.get(previous) ?? [];
    if (messageId === null || ways.length < 2) continue;
    const here = found.get(messageId) ?? [messageId];
    found.set(
      messageId,
      ways.flatMap((way) => (way.id === id ? here : [way.id])),
    );
  }
  return [...found].map(([messageId, ways]) => ({ messageId, ways })).toReversed();
}
