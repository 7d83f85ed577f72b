/** Lets one piece of work through at a time, in the order in which they came. */
export type Turnstile = { readonly pass: <T>(work: () => Promise<T>) => Promise<T> };

/** A turnstile; work that fails lets the next one through. */
export function createTurnstile(): Turnstile {
  let last: Promise<unknown> = Promise.resolve();
  return {
    pass: (work) => {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
}
