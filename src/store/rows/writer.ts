import type { Changes } from "./changes";
import { type CommitDeps, commitChanges, databaseAt } from "./commit-changes";

/** One piece of work at a time for a name, over all windows. */
export type StoreLocks = {
  readonly run: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

export type Commit = (changes: Changes) => Promise<void>;

/** What is kept in memory of the rows. */
export type RowCache = {
  /** Takes what a commit has written, or forgets what it may have changed. */
  readonly onCommit: (changes: Changes) => void;
  readonly drop: () => void;
};

export type Writer = {
  /** Runs the work while nobody else writes; what it reads is still true when it commits. */
  readonly write: <T>(work: (commit: Commit) => Promise<T>) => Promise<T>;
};

const LOCK = "store";

type Deps = CommitDeps & {
  readonly locks: StoreLocks;
  readonly caches: readonly RowCache[];
};

/** The only way in which rows change. */
export function createWriter(deps: Deps): Writer {
  const commit: Commit = async (changes) => {
    try {
      await commitChanges(deps, changes);
      for (const cache of deps.caches) cache.onCommit(changes);
    } catch (error) {
      // What is in memory may not be what is on the disk: the next write reads again.
      deps.state.drop();
      for (const cache of deps.caches) cache.drop();
      throw error;
    }
  };
  const { journal } = deps;
  return {
    write: (work) =>
      deps.locks.run(LOCK, async () => {
        // What finds all written already is answered as kept: so it has to be in the journal, too.
        await journal?.begin(databaseAt(deps, await deps.state.manifest()));
        return work(commit);
      }),
  };
}
