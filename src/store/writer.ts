import type { BranchCache } from "./branch-cache";
import type { Changes } from "./changes";
import { type CommitDeps, commitChanges } from "./commit-changes";

/** One piece of work at a time for a name, over all windows. */
export type StoreLocks = {
  readonly run: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

export type Commit = (changes: Changes) => Promise<void>;

export type Writer = {
  /** Runs the work while nobody else writes; what it reads is still true when it commits. */
  readonly write: <T>(work: (commit: Commit) => Promise<T>) => Promise<T>;
};

const LOCK = "store";

type Deps = CommitDeps & {
  readonly locks: StoreLocks;
  /** What is kept in memory of the rows. */
  readonly branches: Pick<BranchCache, "heed" | "drop">;
};

/** The only way in which rows change. */
export function createWriter(deps: Deps): Writer {
  const commit: Commit = async (changes) => {
    try {
      await commitChanges(deps, changes);
      deps.branches.heed(changes);
    } catch (error) {
      // What is in memory may not be what is on the disk: the next write reads again.
      deps.state.drop();
      deps.branches.drop();
      throw error;
    }
  };
  return { write: (work) => deps.locks.run(LOCK, () => work(commit)) };
}
