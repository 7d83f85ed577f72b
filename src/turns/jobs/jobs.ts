import type { ConversationJob, JobKind } from "../../domain/job";
import type { PromptSettings } from "../../domain/prompt-settings";
import { factsJob } from "./facts-job";
import type { Job } from "./job";
import { rangeJob } from "./range-job";
import { titleJob } from "./title-job";
import { wholeJob } from "./whole-job";

/** What is done over closed turns, in this order. */
export const JOBS: readonly Job[] = [titleJob, rangeJob, wholeJob, factsJob];

export const JOB_KINDS: readonly JobKind[] = JOBS.map(({ kind }) => kind);

/** Failures in a row after which a conversation rests until its next turn has ended. */
const MAX_ATTEMPTS = 5;

const MINUTE = 60_000;
const RETRY_MINUTES = [1, 5, 30];
const LATER_MINUTES = 60;

export type DueJob = {
  readonly row: ConversationJob;
  readonly job: Job;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
};

/** What is to be done next, now or later; null where nothing waits. */
export function nextJob(
  rows: readonly ConversationJob[],
  settings: PromptSettings,
  now: number,
): DueJob | null {
  let next: DueJob | null = null;
  for (const row of rows) {
    for (const job of JOBS) {
      // A title that fails keeps no summary of the oldest turns waiting.
      const isFree = job.kind === "range" && row.failedKind === "title";
      const isSpent = !isFree && row.attempts >= MAX_ATTEMPTS;
      if (row.done.includes(job.kind) || isSpent) continue;
      // What is overdue is due now: the order of the list decides.
      const retry = isFree ? now : retryAt(row, now);
      const at = Math.max(now, job.dueAt(row, settings, now), retry);
      if (next === null || at < next.at) next = { row, job, at };
    }
  }
  return next;
}

/**
 * Whether nothing is done for a conversation any more before its next turn, which writes its row anew, and
 * nobody is told of it either: a row for each of thousands would be opened whenever something is looked for.
 */
export function isOver({ attempts, failedKind, done }: ConversationJob): boolean {
  const isReported = failedKind === "range";
  const waitsForRange = failedKind === "title" && !done.includes("range");
  return attempts >= MAX_ATTEMPTS && !isReported && !waitsForRange;
}

/** When to try again after that many failures in a row (milliseconds since 1970, UTC). */
export function backOff(attempts: number, now: number): number {
  return now + (RETRY_MINUTES[attempts - 1] ?? LATER_MINUTES) * MINUTE;
}

/** No wait is longer than the longest: one that seems so was noted before the clock was set back. */
function retryAt({ notBefore }: ConversationJob, now: number): number {
  return notBefore > now + LATER_MINUTES * MINUTE ? now : notBefore;
}
