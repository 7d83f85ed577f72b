import type { SearchDoc, TextHit } from "../../domain/search-index";
import { findAside } from "./find-aside";
import { eachSearchDoc, openSearchDocs } from "./read-search-docs";

/** Texts as a search index needs them: all of them, the newest first, and those that it has found. */
export type SearchReader = {
  readonly each: () => AsyncIterable<readonly SearchDoc[]>;
  /** Those that are still there, in the order of the hits. */
  readonly open: (hits: readonly TextHit[]) => Promise<readonly SearchDoc[]>;
  /** The ids of those that are messages of branches that are not shown. */
  readonly aside: (docs: readonly SearchDoc[]) => Promise<ReadonlySet<string>>;
};

type Deps = Parameters<typeof openSearchDocs>[0] & Parameters<typeof findAside>[0];

export function createSearchReader(deps: Deps): SearchReader {
  return {
    each: () => eachSearchDoc(deps),
    open: (hits) => openSearchDocs(deps, hits),
    aside: (docs) => findAside(deps, docs),
  };
}
