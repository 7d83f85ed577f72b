import { AppError } from "../domain/app-error";
import type { Id } from "../domain/id";
import { createOneByOne } from "../domain/one-by-one";
import type { Summary } from "../domain/summary";
import { type DueJob, nextJob } from "../turns/jobs/jobs";
import { type DoJobDeps, doJob, summariseNow } from "./do-job";

/** Does what is to be done over closed turns while no turn runs. */
export type JobRunner = {
  /** Looks for what is due and does it; what is due later wakes the worker by itself. */
  readonly wake: () => void;
  /** A turn begins: what runs is stopped, and tried again once the turns have ended. */
  readonly yield: () => void;
  /**
   * Summarises the oldest turns now, due or not; null where there is nothing to summarise. Fails with
   * `no-summariser`, with `turn-running` where a turn runs or begins, or as the job does.
   */
  readonly summarise: (conversationId: Id) => Promise<Summary | null>;
};

type Deps = DoJobDeps & {
  /** Whether a turn runs. */
  readonly isBusy: () => boolean;
  /** Aborted when the vault is locked. */
  readonly signal: AbortSignal;
  /** Keeps the worker from being stopped until the returned function is called. */
  readonly keepAlive: () => () => void;
  /** Calls the worker at that time (milliseconds since 1970, UTC); null for never. */
  readonly wakeAt: (time: number | null) => void;
};

/** No job begins later in a slice than this (milliseconds): none takes over two minutes more. */
const SLICE_MS = 3 * 60_000;

/** The browser wakes no worker sooner. */
const REST_MS = 30_000;

/** A runner at rest. What is left to do is in the rows: nothing else is kept. */
export function createJobRunner(deps: Deps): JobRunner {
  const line = createOneByOne();
  let current: AbortController | null = null;
  let isCurrentRequested = false;
  let isAwake = false;
  let isWanted = false;

  const stop = () => current?.abort(new AppError("turn-running"));
  /** Runs the work with a signal that ends with the vault or with the next turn. */
  const run = <T>(work: (signal: AbortSignal) => Promise<T>, isRequested = false): Promise<T> =>
    line.run(async () => {
      const yielding = new AbortController();
      current = yielding;
      isCurrentRequested = isRequested;
      if (deps.isBusy()) stop();
      try {
        return await work(AbortSignal.any([deps.signal, yielding.signal]));
      } finally {
        current = null;
        isCurrentRequested = false;
      }
    });
  const goOn = async () => {
    while (isWanted) {
      isWanted = false;
      await workThrough(deps, run).catch(deps.onError);
    }
    isAwake = false;
  };
  const wake = () => {
    isWanted = true;
    if (isAwake) return;
    isAwake = true;
    void goOn();
  };
  return {
    wake,
    yield: stop,
    summarise: async (conversationId) => {
      // The person waits: what nobody waits for gives way.
      if (!isCurrentRequested) stop();
      const summary = await run((signal) => summariseNow(deps, conversationId, signal), true);
      wake();
      return summary;
    },
  };
}

type Run = (work: (signal: AbortSignal) => Promise<boolean>) => Promise<boolean>;

/** Does one job after the other until none is due, a turn runs, or the slice is over. */
async function workThrough(deps: Deps, run: Run): Promise<void> {
  const until = deps.clock.now() + SLICE_MS;
  let release: (() => void) | null = null;
  try {
    // What ends the turns, or opens the vault, wakes this again.
    while (!deps.signal.aborted && !deps.isBusy()) {
      const next = await findNext(deps);
      const now = deps.clock.now();
      if (next === null) return deps.wakeAt(null);
      if (next.at > now || now >= until) return deps.wakeAt(Math.max(next.at, now + REST_MS));
      // Should the worker die of this, someone has to begin anew.
      if (release === null) deps.wakeAt(now + SLICE_MS);
      release ??= deps.keepAlive();
      const isSettled = await run((signal) => doJob(deps, next, signal));
      if (!isSettled) return deps.wakeAt(now + REST_MS);
    }
  } finally {
    release?.();
  }
}

async function findNext({ jobs, settings, clock }: Deps): Promise<DueJob | null> {
  const rows = await jobs.listJobs();
  return rows.length === 0 ? null : nextJob(rows, (await settings()).prompt, clock.now());
}
