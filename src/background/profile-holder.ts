import { DATABASE_CLOSED } from "./app";
import type { AppHolder } from "./app-holder";
import { memoiseReady } from "./memoise-ready";
import type { Profile } from "./open-profile";

/** Holds the profile of the store in use. */
export type ProfileHolder = {
  /** Opens it once; fails as it does, and then opens it anew for the next caller. */
  readonly profile: () => Promise<Profile>;
  /** The profile if it is open at this moment. */
  readonly opened: () => Profile | null;
  /** Closes its database; the next caller opens what is in use then. */
  readonly close: () => Promise<void>;
};

/** A holder of nothing yet; if the browser closes the database, the app over it ends. */
export function createProfileHolder(
  openProfile: (onClosed: () => void) => Promise<Profile>,
  apps: Pick<AppHolder, "end">,
): ProfileHolder {
  let opened: Profile | null = null;
  let forget = () => {};
  const profile = memoiseReady(async (onGone) => {
    let isInUse = true;
    const letGo = () => {
      isInUse = false;
      onGone();
      opened = null;
    };
    forget = letGo;
    const found = await openProfile(() => {
      // Closed by us: whoever does that ends its app, or is about to open one over the next.
      if (!isInUse) return;
      letGo();
      // Its keys go with it; what it could not write is closed by the next one.
      void apps.end(DATABASE_CLOSED);
    });
    opened = found;
    return found;
  });
  return {
    profile,
    opened: () => opened,
    close: async () => {
      const found = await profile().catch(() => null);
      forget();
      found?.database.close();
    },
  };
}
