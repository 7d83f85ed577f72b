import { AUTO_LOCK_ALARM, SWEEP_ALARM } from "./alarm-names";
import type { Lifecycle } from "./lifecycle";

type Listened<T> = { readonly addListener: (listener: (value: T) => void) => void };

/** What the browser tells that may be a reason to lock. */
type Signals = {
  readonly commands: { readonly onCommand: Listened<string> };
  readonly idle: { readonly onStateChanged: Listened<string> };
  readonly alarms: { readonly onAlarm: Listened<{ readonly name: string }> };
};

type Deps = {
  readonly lifecycle: Pick<Lifecycle, "lock" | "lockIfIdle" | "ready">;
  readonly onError: (error: unknown) => void;
};

/**
 * Locks on the shortcut and with the system's own lock at once, and for want of use when that is
 * due; goes on with a sweep when its alarm says so. To be called in the worker's first turn.
 */
export function lockByItself(
  { lifecycle, onError }: Deps,
  { commands, idle, alarms }: Signals = chrome,
): void {
  const { lock, lockIfIdle, ready } = lifecycle;
  commands.onCommand.addListener((command) => {
    if (command === "lock") lock().catch(onError);
  });
  idle.onStateChanged.addListener((state) => {
    const locking = state === "locked" ? lock() : lockIfIdle();
    locking.catch(onError);
  });
  alarms.onAlarm.addListener(({ name }) => {
    if (name === AUTO_LOCK_ALARM) lockIfIdle().catch(onError);
    // A worker that it has woken starts its sweep by itself; one that was there goes on with it.
    if (name === SWEEP_ALARM) ready().then(({ sweep }) => sweep.start(), onError);
  });
}
