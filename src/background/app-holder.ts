import type { AppError } from "../domain/app-error";
import type { App } from "./app";

/** Holds the one app that is open, opening, or none. */
export type AppHolder = {
  /** The app that is held, else the one that `open` gives, which is held from then on. */
  readonly get: (open: () => Promise<App>) => Promise<App>;
  /** The app that is held; null where there is none or it did not open. */
  readonly find: () => Promise<App | null>;
  /** The app if it is open at this moment. */
  readonly opened: () => App | null;
  /** Lets go of the app and ends it, once it has opened; `locked` where no other reason is given. */
  readonly end: (why?: AppError) => Promise<void>;
};

/** An empty holder; an app that does not open is let go of. */
export function createAppHolder(): AppHolder {
  let held: Promise<App> | null = null;
  let opened: App | null = null;
  const find = async () => (await held?.catch(() => null)) ?? null;
  return {
    find,
    opened: () => opened,
    get: (open) => {
      if (held !== null) return held;
      const opening = open();
      held = opening;
      opening.then(
        (app) => {
          if (held === opening) opened = app;
        },
        () => {
          if (held === opening) held = null;
        },
      );
      return opening;
    },
    end: async (why) => {
      const ending = find();
      held = null;
      opened = null;
      await (await ending)?.end(why);
    },
  };
}
