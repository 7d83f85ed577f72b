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
/** What it marks at each frame, where that is asked for. */
const FRAME = "bench-frame";
const TASK = "ThreadControllerImpl::RunTask";
export const CATEGORIES = ["toplevel", "blink.user_timing"];

/** What a task has worked: no more than has passed, which a thread's clock may tell that jumps. */
const workOf = ({ dur = 0, tdur = dur }: TraceEvent) => Math.min(dur, tdur);

/** The longest task of the thread that has set the mark: milliseconds of its own work. */
export function longestOf(events: readonly TraceEvent[]): number {
  return Math.max(...tasksOfMarked(events).map(workOf)) / 1_000;
}

/** What that thread has worked from each frame that it marked until the next: milliseconds, by frame. */
export function workByFrame(events: readonly TraceEvent[]): number[] {
  const frames = events
    .filter(({ name }) => name === FRAME)
    .map(({ ts }) => ts)
    .toSorted((left, right) => left - right);
  if (frames.length < 2) throw new Error("no frame was seen");
  const work = new Array<number>(frames.length - 1).fill(0);
  let at = 0;
  for (const task of tasksOfMarked(events).toSorted((left, right) => left.ts - right.ts)) {
    while (at < work.length && task.ts >= (frames[at + 1] ?? Infinity)) at += 1;
    if (at < work.length && task.ts >= (frames[at] ?? Infinity)) {
      work[at] = (work[at] ?? 0) + workOf(task) / 1_000;
    }
  }
  return work;
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

/** Marks every frame of a page from now on, until the page goes. */
export function markFrames(page: BenchPage): Promise<void> {
  return page.run((name) => {
    const mark = () => {
      performance.mark(name);
      requestAnimationFrame(mark);
    };
    requestAnimationFrame(mark);
  }, FRAME);
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
      if ([MARK, FRAME, TASK].includes(event.name)) events.push(event);
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
