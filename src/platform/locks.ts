/** One piece of work at a time for a name, over all pages and the worker of this extension. */
export type Locks = {
  /** What the work returns; its failure is passed on and frees the lock. */
  readonly run: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

/** Locks of the browser, which frees them when their holder dies. */
export function createLocks(manager: Pick<LockManager, "request"> = navigator.locks): Locks {
  return { run: async (name, work) => manager.request(name, () => work()) };
}
