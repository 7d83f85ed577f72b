import { AppError, type Failure, toFailure } from "../domain/app-error";
import type { Context } from "../domain/context";
import type { Id } from "../domain/id";
import type { JobStore } from "../domain/job-store";
import type { Model } from "../domain/model";
import { isLocalModel } from "../domain/model-destination";
import type { PromptSettings } from "../domain/prompt-settings";
import type { Settings } from "../domain/settings";
import type { Summary } from "../domain/summary";
import { contextSettings } from "../turns/context-settings";
import type { AskPrompt } from "../turns/jobs/ask-prompt";
import type { JobDeps } from "../turns/jobs/job";
import { backOff, type DueJob, isOver, JOB_KINDS } from "../turns/jobs/jobs";
import { makeRangeSummary } from "../turns/jobs/range-job";
import { chosenSummariser, summariserOf } from "../turns/jobs/summariser";
import { currentModel } from "./current-model";

export type DoJobDeps = {
  readonly jobs: JobStore;
  readonly settings: () => Promise<Settings>;
  /** A conversation's; `not-found` where it is gone, `row-tampered` where it does not open. */
  readonly readContext: (conversationId: Id) => Promise<Context>;
  readonly ask: AskPrompt;
  /** The model with what its server tells of it; fails where that is not known of one that may be passed on. */
  readonly describe: (model: Model, signal: AbortSignal) => Promise<Model>;
  readonly clock: { readonly now: () => number };
  /** Hears when a title, a summary, or the reason why there is none has changed. */
  readonly onChange: (conversationId: Id) => void;
  readonly onError: (error: unknown) => void;
};

/** Does one job and notes how it went; never rejects. False where that could not be noted as things stand. */
export async function doJob(deps: DoJobDeps, due: DueJob, signal: AbortSignal): Promise<boolean> {
  try {
    await attempt(deps, due, signal);
    return true;
  } catch (error) {
    // Stopped, not failed: nothing is noted, so it is tried again.
    if (signal.aborted) return true;
    // The row is another one by now, and so is what is to be done.
    if (error instanceof AppError && error.code === "conflict") return false;
    deps.onError(error);
    return noteFailure(deps, due, toFailure(error));
  }
}

async function attempt(deps: DoJobDeps, { row, job }: DueJob, signal: AbortSignal): Promise<void> {
  const { settings, model } = await readTerms(deps, row.conversationId);
  const summariser = await allowedSummariser(deps, { model, settings }, signal);
  // The next turn writes the row anew: by then something may be allowed.
  if (summariser === null) return deps.jobs.dropJob(row);
  signal.throwIfAborted();
  const jobDeps = toJobDeps(deps, { settings, summariser, signal });
  const { changed, more } = await job.run(jobDeps, row.conversationId);
  if (changed) deps.onChange(row.conversationId);
  if (more) return;
  const { failedKind } = row;
  // A failure of its own is over with that.
  const isMended = failedKind === null || failedKind === job.kind;
  if (!isMended && isOver({ ...row, done: [...row.done, job.kind] })) await deps.jobs.dropJob(row);
  else await deps.jobs.finishJob({ job: row, kind: job.kind, all: JOB_KINDS });
}

/** What a server passes on may have changed since it was asked, and of some models nobody has asked yet. */
async function allowedSummariser(
  { describe }: DoJobDeps,
  { model, settings }: Terms,
  signal: AbortSignal,
): Promise<Model | null> {
  const summariser = summariserOf(model, settings);
  if (summariser === null || settings.backgroundRemote) return summariser;
  return isLocalModel(await describe(summariser, signal)) ? summariser : null;
}

async function noteFailure(
  deps: DoJobDeps,
  { row, job }: DueJob,
  failure: Failure,
): Promise<boolean> {
  const { jobs, clock, onChange, onError } = deps;
  const attempts = row.attempts + 1;
  const notBefore = backOff(attempts, clock.now());
  const failedKind = row.failedKind === "range" ? row.failedKind : job.kind;
  try {
    const isGone = failure.code === "not-found" || isOver({ ...row, attempts, failedKind });
    if (isGone) await jobs.dropJob(row);
    else await jobs.failJob({ job: row, kind: job.kind, failure, notBefore });
    onChange(row.conversationId);
    return true;
  } catch (error) {
    onError(error);
    return false;
  }
}

/**
 * Summarises the oldest turns, due or not; null where there is nothing to summarise. Fails with
 * `no-summariser`, as the job does, or with the signal's reason.
 */
export async function summariseNow(
  deps: DoJobDeps,
  conversationId: Id,
  signal: AbortSignal,
): Promise<Summary | null> {
  signal.throwIfAborted();
  const { settings, model } = await readTerms(deps, conversationId);
  const summariser = chosenSummariser(model, settings);
  if (summariser === null) throw new AppError("no-summariser");
  const jobDeps = toJobDeps(deps, { settings, summariser, signal });
  const summary = await makeRangeSummary(jobDeps, { conversationId, force: true });
  if (summary !== null) deps.onChange(conversationId);
  return summary;
}

type Terms = {
  /** What answers in the conversation's context. */
  readonly model: Model;
  /** With what that context binds itself. */
  readonly settings: PromptSettings;
};

async function readTerms(deps: DoJobDeps, conversationId: Id): Promise<Terms> {
  const [settings, context] = await Promise.all([
    deps.settings(),
    deps.readContext(conversationId),
  ]);
  return {
    model: currentModel(settings, context),
    settings: contextSettings(context, settings.prompt),
  };
}

type Doing = {
  readonly settings: PromptSettings;
  readonly summariser: Model;
  readonly signal: AbortSignal;
};

function toJobDeps(deps: DoJobDeps, { settings, summariser, signal }: Doing): JobDeps {
  const asking = { model: summariser, settings, signal };
  return {
    jobs: deps.jobs,
    settings,
    summariser,
    ask: (input) => deps.ask(asking, input),
    clock: deps.clock,
    signal,
  };
}
