/** The search for a first model: a message that comes meanwhile is for what that finds. */
export type FirstChoice = {
  /** Runs the search; a message waits for it. */
  readonly during: <T>(search: () => Promise<T>) => Promise<T>;
  /** Tells that a search has made its first model the choice: a page shows that a moment later. */
  readonly made: () => void;
  /**
   * Resolves once no search is under way, or after a few seconds; with whether it had to wait, or a
   * choice was made just now, so that what a page shows may be what was there before.
   */
  readonly ended: () => Promise<boolean>;
};

type Deps = {
  /** Calls `run` so many milliseconds later. */
  readonly later: (run: () => void, milliseconds: number) => void;
};

/** More than a list may take, and what its first model is asked after it. */
const PATIENCE_MS = 5_000;

/** Within this time every page shows what was found, however busy the machine. */
const SHOWN_MS = 5_000;

/** Nothing is searched for yet. */
export function createFirstChoice({ later }: Deps): FirstChoice {
  const searches = new Set<Promise<unknown>>();
  let isNew = false;
  return {
    during: async (search) => {
      const running = search();
      searches.add(running);
      try {
        return await running;
      } finally {
        searches.delete(running);
      }
    },
    made: () => {
      isNew = true;
      later(() => {
        isNew = false;
      }, SHOWN_MS);
    },
    ended: async () => {
      if (searches.size === 0) return isNew;
      const tooLong = new Promise<void>((resolve) => later(resolve, PATIENCE_MS));
      await Promise.race([Promise.allSettled(searches), tooLong]);
      return true;
    },
  };
}
