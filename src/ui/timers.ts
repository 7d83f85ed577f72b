export type Timers = {
  /** Runs a function later; the returned one calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** Calls off everything; nothing runs any more. */
  readonly close: () => void;
};

/** Timers that end together, so that none keeps alive what it was set for. */
export function createTimers(): Timers {
  const pending = new Set<ReturnType<typeof setTimeout>>();
  let closed = false;
  return {
    later: (run, ms) => {
      if (closed) return () => {};
      const timer = setTimeout(() => {
        pending.delete(timer);
        run();
      }, ms);
      pending.add(timer);
      return () => {
        pending.delete(timer);
        clearTimeout(timer);
      };
    },
    close: () => {
      closed = true;
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
    },
  };
}
