import type { Clock } from "../platform/clock";
import type { App } from "./app";

/** As long as an unlock method that was used tells that the person is there. */
const PRESENT_MS = 2 * 60_000;

/** When an unlock method was last used; in this worker's memory only, and gone with the app. */
export type Presence = {
  readonly note: (app: App) => void;
  readonly isRecent: (app: App) => boolean;
};

type Clocks = Clock & {
  /** Milliseconds since the worker began, which nobody can put back. */
  readonly steady: () => number;
};

/**
 * Nobody is known to be there yet. Both clocks have to say that it was just now: the device's can be
 * put back, and the other may stand still while the device sleeps.
 */
export function createPresence({ now, steady }: Clocks): Presence {
  const used = new WeakMap<App, { readonly wall: number; readonly worker: number }>();
  return {
    note: (app) => void used.set(app, { wall: now(), worker: steady() }),
    isRecent: (app) => {
      const at = used.get(app);
      if (at === undefined) return false;
      return isJust(now() - at.wall) && isJust(steady() - at.worker);
    },
  };
}

/** A clock that was put back tells nothing. */
function isJust(passed: number): boolean {
  return passed >= 0 && passed < PRESENT_MS;
}
