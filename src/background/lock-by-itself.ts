import {
  AUTO_LOCK_ALARM,
  BACKUP_ALARM,
  EXPIRY_ALARM,
  JOBS_ALARM,
  SWEEP_ALARM,
} from "./alarm-names";
import type { App } from "./app";
import type { Lifecycle } from "./lifecycle";

type Listened<T> = { readonly addListener: (listener: (value: T) => void) => void };

/** What the browser tells that may be a reason to lock. */
type Signals = {
  readonly commands: { readonly onCommand: Listened<string> };
  readonly idle: { readonly onStateChanged: Listened<string> };
  readonly alarms: {
    readonly onAlarm: Listened<{ readonly name: string }>;
    readonly clear: (name: string) => unknown;
  };
};

type Deps = {
  readonly lifecycle: Pick<Lifecycle, "lock" | "lockIfIdle" | "ready">;
  readonly onError: (error: unknown) => void;
};

/**
 * Locks on the shortcut and with the system's own lock at once, and for want of use when that is
 * due; goes on with what else an alarm says is to be done. To be called in the worker's first turn.
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
    const goOn = ON_ALARM.get(name);
    if (goOn === undefined) return;
    // What opens the vault next starts all of it by itself: until then nobody has to be woken.
    ready().then(goOn, () => alarms.clear(name));
  });
}

/** What goes on when its alarm says so. */
const ON_ALARM: ReadonlyMap<string, (app: App) => void> = new Map([
  [SWEEP_ALARM, ({ sweep }) => sweep.start()],
  [JOBS_ALARM, ({ jobs }) => jobs.wake()],
  [EXPIRY_ALARM, ({ expiry }) => expiry.wake()],
  [BACKUP_ALARM, ({ backups }) => backups.begin()],
]);
