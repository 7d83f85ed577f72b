import type { KeyValueArea } from "../platform/key-value-area";
import { type Idleness, isLockDue, nextLook } from "../vault/auto-lock";

/** Watches how long nobody has used the open vault. */
export type IdleWatch = {
  /** Somebody uses it now; kept for the next worker at most every 10 s. */
  readonly touch: () => void;
  readonly setMinutes: (minutes: number | null) => void;
  readonly minutes: () => number | null;
  /** Whether it has to be locked now. */
  readonly isDue: () => boolean;
  /** Asks to be called again when it may be due. */
  readonly lookAgain: () => void;
};

type Deps = {
  readonly session: Pick<KeyValueArea, "get" | "set">;
  readonly clock: { readonly now: () => number };
  /** Whether locking means anything: where a device way opens the vault it is never due. */
  readonly hasLock: () => boolean;
  readonly isAnswering: () => boolean;
  /** Calls the worker at that time (milliseconds since 1970), waking it if need be. */
  readonly wakeAt: (time: number) => void;
};

export type LastUse = Omit<Idleness, "isAnswering">;

/** Under which it lies. */
export const LAST_USE = "last-use";
/** Under which the last one lies that no app has told: the vault was unlocked, and none opened over it. */
export const LEFT_USE = "left-use";
const KEEP_EVERY_MS = 10_000;

/** What an earlier worker of this browser session left of the last use; null where nothing is. */
export async function readLastUse(
  session: Pick<KeyValueArea, "get">,
  name = LAST_USE,
): Promise<LastUse | null> {
  const kept = await session.get(name);
  return isLastUse(kept) ? { lastUsed: kept.lastUsed, minutes: kept.minutes } : null;
}

/** Looked at by hand: each waking worker waits for it, and would build a schema first. */
function isLastUse(kept: unknown): kept is LastUse {
  if (typeof kept !== "object" || kept === null) return false;
  const { lastUsed, minutes } = kept as Record<string, unknown>;
  return Number.isFinite(lastUsed) && (minutes === null || Number.isFinite(minutes));
}

type Begin = {
  /** Whether the person has opened the vault just now, and not an earlier worker. */
  readonly isFresh: boolean;
  /** What an earlier worker left. */
  readonly kept: LastUse | null;
  readonly readMinutes: () => Promise<number | null>;
};

/** A watch that begins now, or goes on where the worker before this one left it. */
export async function beginIdleWatch(deps: Deps, begin: Begin): Promise<IdleWatch> {
  if (!begin.isFresh && begin.kept !== null) return createIdleWatch(deps, begin.kept);
  const minutes = await begin.readMinutes();
  const left = begin.isFresh ? null : await readLastUse(deps.session, LEFT_USE);
  // Without a word from the worker before, nobody knows since when it was not used: it is due.
  const lastUsed = begin.isFresh ? deps.clock.now() : (left?.lastUsed ?? Number.NEGATIVE_INFINITY);
  const watch = createIdleWatch(deps, { lastUsed, minutes });
  if (begin.isFresh) watch.touch();
  return watch;
}

function createIdleWatch(deps: Deps, begin: LastUse): IdleWatch {
  let { lastUsed, minutes } = begin;
  let keptAt = Number.NEGATIVE_INFINITY;

  const keep = () => {
    keptAt = lastUsed;
    // Lost with this worker, the next one only sees an earlier use: it locks sooner.
    deps.session.set(LAST_USE, { lastUsed, minutes }).catch(() => undefined);
  };
  const lookAgain = () => {
    const time = nextLook({ lastUsed, minutes }, deps.clock.now());
    if (time !== null && deps.hasLock()) deps.wakeAt(time);
  };
  return {
    touch: () => {
      const now = deps.clock.now();
      // A clock that went back is no use: it is what locks.
      if (now < lastUsed) return;
      lastUsed = now;
      if (now - keptAt < KEEP_EVERY_MS) return;
      keep();
      lookAgain();
    },
    setMinutes: (next) => {
      minutes = next;
      keep();
      lookAgain();
    },
    minutes: () => minutes,
    isDue: () => {
      const idleness = { lastUsed, minutes, isAnswering: deps.isAnswering() };
      return deps.hasLock() && isLockDue(idleness, deps.clock.now());
    },
    lookAgain,
  };
}
