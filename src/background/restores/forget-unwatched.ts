import type { Progress } from "./create-progress";
import type { RestoresDeps } from "./restores-deps";

/** A page that is read anew, or goes from looking to running, is back by then. */
export const GRACE_MS = 5_000;
/** As long as a preview of what is not open yet waits for anybody. */
export const LONGEST_MS = 10 * 60_000;

type Deps = Pick<RestoresDeps, "later"> & {
  readonly watch: Progress["watch"];
  /** What is held at this moment, and is to be forgotten; null for nothing, or while it is at work. */
  readonly held: () => object | null;
  readonly forget: () => Promise<void>;
};

/**
 * Forgets what is held some seconds after the last page has stopped watching, and what `keep` was
 * called for after ten minutes in any case.
 */
export function createForgetting({ later, watch, held, forget }: Deps) {
  let watchers = 0;
  let changes = 0;
  const drop = (seen: object) => {
    if (held() === seen) void forget();
  };
  return {
    watch: (hear: Parameters<typeof watch>[0]) => {
      watchers += 1;
      changes += 1;
      const stop = watch(hear);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        stop();
        watchers -= 1;
        changes += 1;
        const since = changes;
        const seen = held();
        if (watchers > 0 || seen === null) return;
        later(() => {
          if (since === changes) drop(seen);
        }, GRACE_MS);
      };
    },
    keep: (seen: object) => {
      if (watchers === 0) waitForSomebody(seen);
      // Waiting must not keep in memory what a lock lets go of.
      const waited = new WeakRef(seen);
      later(() => {
        const still = waited.deref();
        if (still !== undefined) drop(still);
      }, LONGEST_MS);
    },
  };

  /** The page may have gone while it was looked into. */
  function waitForSomebody(seen: object): void {
    const since = changes;
    later(() => {
      if (since === changes) drop(seen);
    }, GRACE_MS);
  }
}
