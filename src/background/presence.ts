import type { Clock } from "../platform/clock";
import type { App } from "./app";

/** As long as a way to unlock that was used tells that the person is there. */
export const PRESENT_MS = 2 * 60_000;

/** When a way to unlock was last used; in this worker's memory only, and gone with the app. */
export type Presence = {
  readonly note: (app: App) => void;
  readonly isRecent: (app: App) => boolean;
};

/** Nobody is known to be there yet. */
export function createPresence({ now }: Clock): Presence {
  const used = new WeakMap<App, number>();
  return {
    note: (app) => void used.set(app, now()),
    isRecent: (app) => {
      const at = used.get(app);
      // A clock that was put back tells nothing.
      return at !== undefined && at <= now() && now() - at < PRESENT_MS;
    },
  };
}
