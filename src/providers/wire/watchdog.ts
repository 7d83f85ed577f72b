/** Ends a call for two reasons: the caller's signal, or nothing arriving in time. */
export type Watchdog = {
  /** For `fetch`; its reason tells which of the two it was. */
  readonly signal: AbortSignal;
  /** Aborts with the given error unless `rest`, or a new expectation, comes first. */
  readonly expectWithin: (ms: number, makeError: () => Error) => void;
  readonly rest: () => void;
  /** Ends the call if it still runs, and lets go of the timer and the caller's signal. */
  readonly close: () => void;
};

/** A watchdog whose signal also follows the caller's; it must be closed. */
export function createWatchdog(caller: AbortSignal): Watchdog {
  const own = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => own.abort(caller.reason);
  const rest = () => clearTimeout(timer);
  caller.addEventListener("abort", follow, { once: true });
  if (caller.aborted) follow();
  return {
    signal: own.signal,
    expectWithin: (ms, makeError) => {
      rest();
      timer = setTimeout(() => own.abort(makeError()), ms);
    },
    rest,
    close: () => {
      rest();
      caller.removeEventListener("abort", follow);
      own.abort();
    },
  };
}
