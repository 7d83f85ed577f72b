import type { Store } from "../../store/create-store";
import type { Missed, SearchIndexer } from "./search-indexer";

type Deps = {
  readonly store: Pick<Store, "commits">;
  readonly search: () => Pick<SearchIndexer, "follow">;
  /** Whether the compute host is there: an earlier worker may have begun an index in it. */
  readonly isHostOpen: () => Promise<boolean>;
  /** Whether an index of this store lies in the private files. */
  readonly isStored: () => Promise<boolean>;
  readonly later: (run: () => void, ms: number) => unknown;
  /** Aborted when the vault is locked. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
};

/** Behind what an unlock and a waking show, and before somebody has much to forget. */
const QUIET_MS = 4_000;

/**
 * Goes on with an index that an earlier worker has begun, with what is committed while it looks; one
 * that is only stored is loaded a little later: what is forgotten is to leave it at once.
 */
export function followWhereBegun(deps: Deps): void {
  const { store, search, isHostOpen, isStored, later, signal, onError } = deps;
  const missed: Missed[] = [];
  const unwatch = store.commits.watch((changes, generation) => {
    missed.push({ changes, generation });
  });
  const load = async () => {
    if ((await isStored()) && !signal.aborted) search().follow([]);
  };
  void isHostOpen()
    .then((isOpen) => {
      if (isOpen) search().follow(missed);
      else later(() => void load(), QUIET_MS);
    })
    .catch(onError)
    .finally(unwatch);
}
