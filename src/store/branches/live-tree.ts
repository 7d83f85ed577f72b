import type { Fork } from "../../domain/branching";
import type { Id } from "../../domain/id";
import { forksOf, type KnownNode, newestBehind } from "./branch-tree";

/** A conversation's messages without the siblings of which every text was deleted. */
export type LiveTree = {
  /** Each sibling's leaf is the end of the branch through the newest message behind it that has a text. */
  readonly forks: readonly Fork[];
  /**
   * Where the branch through a message ends, if it was left or is shown there: behind what has come
   * after it, and where nothing is left of it, behind the newest sibling that is left beside it. For one
   * that is not there the end of the newest branch; null where there is no message.
   */
  readonly endOf: (shown: Id | null) => Id | null;
  /** Whether it has a text, or one that follows it has. */
  readonly isLive: (id: Id) => boolean;
};

/** The tree of these messages, in the order of the log. No end that it tells has a follower. */
export function liveTree(nodes: readonly KnownNode[]): LiveTree {
  const live = liveNodes(nodes);
  const liveIds = new Set(live.map(({ id }) => id));
  const newestLive = newestBehind(live);
  const newest = newestBehind(nodes);
  const previousById = new Map(nodes.map(({ id, previous }) => [id, previous]));

  const findLive = (from: Id | null): Id | null => {
    let at = from;
    // A chain that was bent into a circle ends, too.
    for (let steps = 0; at !== null && !liveIds.has(at); steps += 1) {
      at = steps > nodes.length ? null : (previousById.get(at) ?? null);
    }
    return at;
  };
  const endOf = (shown: Id | null): Id | null => {
    const base = findLive(shown);
    const end = base === null ? live.at(-1) : newestLive.get(base);
    // Nothing else is left beside it: what was deleted behind it keeps its place.
    const from = end === undefined || end.id === base ? shown : end.id;
    return newest.get(from ?? "")?.id ?? nodes.at(-1)?.id ?? null;
  };
  const forks = forksOf(live).map(({ previous, ways: siblings }) => ({
    previous,
    ways: siblings.map(({ id, leaf }) => ({ id, leaf: endOf(leaf) ?? leaf })),
  }));
  return { forks, endOf, isLive: (id) => liveIds.has(id) };
}

function liveNodes(nodes: readonly KnownNode[]): readonly KnownNode[] {
  const live = new Set<Id>();
  // A message stands later in the log than the one it follows, so what follows is known first.
  for (const { id, previous, isDeleted } of nodes.toReversed()) {
    if (!isDeleted) live.add(id);
    if (live.has(id) && previous !== null) live.add(previous);
  }
  return nodes.filter(({ id }) => live.has(id));
}
