import type { Store } from "../../store/create-store";
import type { Missed, SearchIndexer } from "./search-indexer";

type Deps = {
  readonly store: Pick<Store, "commits">;
  readonly search: () => Pick<SearchIndexer, "follow">;
  /** Whether the compute host is there: an earlier worker may have begun an index in it. */
  readonly isHostOpen: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
};

/** Goes on with an index that an earlier worker has begun, with what is committed while it looks. */
export function followWhereBegun({ store, search, isHostOpen, onError }: Deps): void {
  const missed: Missed[] = [];
  const unwatch = store.commits.watch((changes, generation) => {
    missed.push({ changes, generation });
  });
  void isHostOpen()
    .then((isOpen) => (isOpen ? search().follow(missed) : undefined))
    .catch(onError)
    .finally(unwatch);
}
