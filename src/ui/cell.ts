export type Cell<T> = {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes back the first value for good: what is set later has no effect. */
  readonly close: () => void;
};

/** A value outside React that components follow; `first` must hold no text of the person. */
export function createCell<T>(first: T): Cell<T> {
  let value = first;
  let closed = false;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (closed) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      closed = true;
      listeners.clear();
      value = first;
    },
  };
}
