import type { Fork } from "../../domain/branching";
import type { Id } from "../../domain/id";

/** A message of a branch. */
export type PageNode = {
  readonly id: Id;
  readonly previous: Id | null;
  readonly isDeleted: boolean;
};

/** All messages that stand in one message's place, oldest first. */
export type MessageForks = { readonly messageId: Id; readonly siblings: Id[] };

/**
 * For each message of a page (newest first) that has others in its place, all of them. A deleted one
 * is shown nowhere: the next message of its branch stands for it, with those that have the same place
 * as that one, so that every sibling can still be taken.
 */
export function pageForks(forks: readonly Fork[], nodes: readonly PageNode[]): MessageForks[] {
  const siblingsByPrevious = new Map(
    forks.map(({ previous, ways: siblings }) => [previous, siblings]),
  );
  const found = new Map<Id, Id[]>();
  let standIn: Id | null = null;
  for (const { id, previous, isDeleted } of nodes) {
    if (!isDeleted) standIn = id;
    const messageId: Id | null = standIn;
    const siblings = siblingsByPrevious.get(previous) ?? [];
    if (messageId === null || siblings.length < 2) continue;
    const here = found.get(messageId) ?? [messageId];
    found.set(
      messageId,
      siblings.flatMap((sibling) => (sibling.id === id ? here : [sibling.id])),
    );
  }
  return [...found].map(([messageId, siblings]) => ({ messageId, siblings })).toReversed();
}
