/** Keeps the service worker running while anything holds it. */
export type KeepAlive = {
  /** Returns the release, which may be called more than once. */
  readonly keepAlive: () => () => void;
  /** Whether anything holds it at this moment. */
  readonly isHeld: () => boolean;
};

type Deps = {
  /** Any call of an extension API: it restarts the browser's 30 s idle count. */
  readonly ping: () => Promise<unknown>;
  /** Calls `work` every so many milliseconds until the returned function is called. */
  readonly every: (milliseconds: number, work: () => void) => () => void;
};

// The browser stops an idle worker after 30 s; measured: a call every 20 s keeps it through 340 s.
const TICK_MS = 20_000;

/** Holds are counted: the tick runs from the first hold to the last release. */
export function createKeepAlive({ ping, every }: Deps = browserDeps()): KeepAlive {
  let holds = 0;
  let stop: (() => void) | null = null;
  // A failed ping says that the extension is going away: nothing is left to keep.
  const tick = () => void ping().catch(() => undefined);

  return {
    isHeld: () => holds > 0,
    keepAlive: () => {
      holds += 1;
      if (stop === null) {
        // At once too: much of the 30 s may be spent when the first hold comes.
        tick();
        stop = every(TICK_MS, tick);
      }
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holds -= 1;
        if (holds > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}

function browserDeps(): Deps {
  return {
    ping: () => chrome.runtime.getPlatformInfo(),
    every: (milliseconds, work) => {
      const timer = setInterval(work, milliseconds);
      return () => clearInterval(timer);
    },
  };
}
