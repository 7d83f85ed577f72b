import type { CdpPipe } from "./cdp-pipe";
import type { BenchPage } from "./page";

export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: since when, how long, and of these those that the thread itself has worked. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
};

/** What a page marks, so that its main thread can be told from all others. */
export const MARK = "bench-traced";
const TASK = "ThreadControllerImpl::RunTask";
export const CATEGORIES = ["toplevel", "blink.user_timing"];

/** What a task has worked: no more than has passed, which a thread's clock may tell that jumps. */
const workOf = ({ dur = 0, tdur = dur }: TraceEvent) => Math.min(dur, tdur);

/** The longest task of the thread that has set the mark: milliseconds of its own work. */
export function longestOf(events: readonly TraceEvent[]): number {
  return Math.max(...tasksOfMarked(events).map(workOf)) / 1_000;
}

/** The tasks of the thread that has set the mark; fails without any. */
function tasksOfMarked(events: readonly TraceEvent[]): TraceEvent[] {
  const mark = events.find(({ name }) => name === MARK);
  const own = events.filter(
    ({ name, pid, tid }) => name === TASK && pid === mark?.pid && tid === mark?.tid,
  );
  if (own.length === 0) throw new Error("no task of the page was seen");
  return own;
}

/**
 * The most that a thread which sets the mark `end` has worked from the first `MARK` until then, in
 * milliseconds; a task that was under way counts whole. Fails where either mark is missing.
 */
export function workUntil(events: readonly TraceEvent[], end: string): number {
  const from = events.find(({ name }) => name === MARK)?.ts;
  const ends = events.filter(({ name }) => name === end);
  if (from === undefined || ends.length === 0) throw new Error("no mark was seen");
  const work = ends.map(({ ts, pid, tid }) =>
    events
      .filter((event) => event.name === TASK && event.pid === pid && event.tid === tid)
      .filter((task) => task.ts < ts && task.ts + (task.dur ?? 0) > from)
      .reduce((sum, task) => sum + workOf(task), 0),
  );
  return Math.max(...work) / 1_000;
}

/** What a page's main thread has done while `work` ran, and what it has marked. */
export async function traceTasks(
  cdp: CdpPipe,
  page: BenchPage,
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const stop = cdp.listen("Tracing.dataCollected", ({ value }) => {
    for (const event of value as TraceEvent[]) {
      if (event.name === MARK || event.name === TASK) events.push(event);
    }
  });
  const complete = new Promise<void>((resolve) => {
    const forget = cdp.listen("Tracing.tracingComplete", () => {
      forget();
      resolve();
    });
  });
  const traceConfig = { includedCategories: CATEGORIES, excludedCategories: ["*"] };
  await cdp.send("Tracing.start", { traceConfig, transferMode: "ReportEvents" });
  await page.run((name) => void performance.mark(name), MARK);
  await work();
  await cdp.send("Tracing.end");
  await complete;
  stop();
  return events;
}
