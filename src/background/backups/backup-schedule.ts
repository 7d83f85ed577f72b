import { BACKUP_EVERY_MS } from "../../domain/backup";
import { BACKUP_ALARM } from "../alarm-names";
import { isFormOld, nextDaily, restsUntil } from "./backup-rules";
import type { BackupStateRow } from "./backup-state-row";
import type { BackupsDeps } from "./backups-deps";
import { whenQuiet } from "./when-quiet";

type Deps = Pick<
  BackupsDeps,
  | "rows"
  | "hasMessages"
  | "clock"
  | "later"
  | "alarms"
  | "isBusy"
  | "signal"
  | "keepAlive"
  | "onError"
> & {
  readonly state: BackupStateRow;
  /** The form in which rows are stored now. */
  readonly form: string;
  /** Removes what another worker has left, and gives the vault's keys their order. */
  readonly tidy: () => Promise<unknown>;
  readonly make: (reason: "daily" | "before-migration") => Promise<unknown>;
  /** Tells how backups are now. */
  readonly publish: () => Promise<unknown>;
};

/** Whoever opens the vault waits for nothing of this (milliseconds). */
const LOOK_AFTER_MS = 1_000;
const DAILY_AFTER_MS = 10_000;

/** Where nothing is due, or a worker dies before it has begun (milliseconds). */
const LOOK_AGAIN_MS = 60 * 60_000;
const BEGIN_AGAIN_MS = 2 * 60_000;

/** What to call when a worker begins and when its alarm says so: makes what is due, soon. */
export function createBackupSchedule(deps: Deps): () => void {
  const { later, signal, alarms } = deps;
  let isLooking = false;
  let isWaiting = false;
  signal.addEventListener("abort", () => alarms.clear(BACKUP_ALARM));
  const whenDue = () => {
    if (isWaiting) return;
    isWaiting = true;
    // The alarm wakes the one after this worker, should it die of waiting.
    alarms.at(BACKUP_ALARM, deps.clock.now() + BEGIN_AGAIN_MS);
    whenQuiet(deps, DAILY_AFTER_MS, () => {
      isWaiting = false;
      void quietly(deps, () => makeDaily(deps));
    });
  };
  return () => {
    if (isLooking) return;
    isLooking = true;
    later(() => {
      isLooking = false;
      void quietly(deps, async () => {
        if (await look(deps)) whenDue();
      });
    }, LOOK_AFTER_MS);
  };
}

/** Nobody waits for it: what fails is noted where it arose, and tried again after a while. */
async function quietly(deps: Deps, work: () => Promise<void>): Promise<void> {
  const { signal, keepAlive, alarms, clock, onError } = deps;
  if (signal.aborted) return;
  const release = keepAlive();
  try {
    await work();
  } catch (error) {
    if (signal.aborted) return;
    onError(error);
    alarms.at(BACKUP_ALARM, clock.now() + LOOK_AGAIN_MS);
  } finally {
    release();
  }
}

/** Makes what an update asks for, tells how backups are, and whether a daily one is due. */
async function look(deps: Deps): Promise<boolean> {
  const { state, form, tidy, make, publish, hasMessages, clock } = deps;
  await tidy();
  const now = await state.ensure();
  // Rows take the new form one by one, as they are written anew: this keeps those of the old one.
  const mayTry = isFormOld(now, form) && restsUntil(now, clock.now()) === null;
  if (mayTry && (await hasMessages())) await make("before-migration");
  await publish();
  return isDue(deps);
}

/** Whether it is due now; where not, the alarm is set for when it may be. */
async function isDue({ state, rows, hasMessages, clock, alarms, signal }: Deps): Promise<boolean> {
  const found = await state.ensure();
  const [changed, some] = await Promise.all([rows.hasChanged(), hasMessages()]);
  // What is in the newest one needs no journal.
  const isEarly = changed && (await rows.needsEarly());
  const now = clock.now();
  const at = nextDaily(found, { now, changed, hasMessages: some, isEarly });
  signal.throwIfAborted();
  if (at !== null && at <= now) return true;
  alarms.at(BACKUP_ALARM, at ?? now + LOOK_AGAIN_MS);
  return false;
}

async function makeDaily(deps: Deps): Promise<void> {
  // Somebody may have made one while this waited.
  if (!(await isDue(deps))) return;
  await deps.make("daily");
  deps.signal.throwIfAborted();
  deps.alarms.at(BACKUP_ALARM, deps.clock.now() + BACKUP_EVERY_MS);
}
