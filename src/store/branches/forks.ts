import type { Fork } from "../../domain/branching";
import type { Id } from "../../domain/id";

type Left = {
  /** Messages of the branch that was shown. */
  readonly path: ReadonlySet<Id>;
  /** Its end. */
  readonly leaf: Id;
};

/** The forks once another branch is shown: the siblings of the one that was shown remember its end. */
export function leaveSiblings(forks: readonly Fork[], { path, leaf }: Left): Fork[] {
  return forks.map(({ previous, ways: siblings }) => ({
    previous,
    ways: siblings.map((sibling) => (path.has(sibling.id) ? { ...sibling, leaf } : sibling)),
  }));
}

type Sibling = Fork["ways"][number];

type Added = {
  readonly previous: Id | null;
  /** A sibling that is there, for a place that was no fork yet. */
  readonly beside: Sibling;
  readonly sibling: Sibling;
};

/** The forks with one more sibling, the newest, beside another. */
export function addSibling(forks: readonly Fork[], { previous, beside, sibling }: Added): Fork[] {
  const known = forks.find((fork) => fork.previous === previous);
  const siblings = [...(known?.ways ?? [beside]), sibling];
  return [...forks.filter((fork) => fork !== known), { previous, ways: siblings }];
}
