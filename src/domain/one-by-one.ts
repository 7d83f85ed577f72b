/** Runs chunks of work one after another; `idle` resolves once all that were given have ended. */
export type OneByOne = {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  readonly idle: () => Promise<unknown>;
};

/** An empty row of work; a chunk that fails lets the next one run. */
export function createOneByOne(): OneByOne {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) => {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    idle: () => last,
  };
}
