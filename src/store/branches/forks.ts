import type { Fork } from "../../domain/branching";
import type { Id } from "../../domain/id";

type Left = {
  /** Messages of the branch that was shown. */
  readonly path: ReadonlySet<Id>;
  /** Its end. */
  readonly leaf: Id;
};

/** The forks once another branch is shown: the ways of the one that was shown remember its end. */
export function leaveWays(forks: readonly Fork[], { path, leaf }: Left): Fork[] {
  return forks.map(({ previous, ways }) => ({
    previous,
    ways: ways.map((way) => (path.has(way.id) ? { ...way, leaf } : way)),
  }));
}

type Way = Fork["ways"][number];

type Added = {
  readonly previous: Id | null;
  /** A way that is there, for a place that was no fork yet. */
  readonly beside: Way;
  readonly way: Way;
};

/** The forks with one more way, the newest, beside another. */
export function addWay(forks: readonly Fork[], { previous, beside, way }: Added): Fork[] {
  const known = forks.find((fork) => fork.previous === previous);
  const ways = [...(known?.ways ?? [beside]), way];
  return [...forks.filter((fork) => fork !== known), { previous, ways }];
}
