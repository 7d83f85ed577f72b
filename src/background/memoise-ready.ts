/**
 * A function that starts once and shares the result; after a failure, or once what was started has
 * called back that it is gone, the next caller starts anew.
 */
export function memoiseReady<T>(start: (onGone: () => void) => Promise<T>): () => Promise<T> {
  let started: Promise<T> | null = null;
  return () => {
    if (started !== null) return started;
    const forget = () => {
      if (started === starting) started = null;
    };
    const starting = start(forget);
    started = starting;
    starting.catch(forget);
    return starting;
  };
}
