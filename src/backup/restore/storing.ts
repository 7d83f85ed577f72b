export type Storing = {
  /** Begins it once the last but one is done; fails as one of those before has failed. */
  readonly add: (work: () => Promise<void>) => Promise<void>;
  /** Does it once all that was given before is done. */
  readonly afterwards: (work: () => Promise<void>) => void;
  /** Resolves once all is done; fails as any of it has failed. */
  readonly end: () => Promise<void>;
};

/** Work of which the next is begun before the last is done: two at once, and no more. */
export function createStoring(): Storing {
  let before: Promise<void> = Promise.resolve();
  let last: Promise<void> = before;
  const follow = (work: Promise<void>) => {
    last = work;
    // Met with the next but one, or at the end.
    last.catch(() => undefined);
  };
  return {
    add: async (work) => {
      await before;
      before = last;
      follow(Promise.all([before, work()]).then(() => undefined));
    },
    afterwards: (work) => follow(last.then(work)),
    end: () => last,
  };
}
