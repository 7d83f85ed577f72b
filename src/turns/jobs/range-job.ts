import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { hideStored } from "../../domain/redaction";
import type { Summary } from "../../domain/summary";
import { cleanSummary } from "../../prompt/clean-summary";
import { planSummary } from "../../prompt/plan-summary";
import { rangeSummaryPrompt } from "../../prompt/summary-prompts";
import { oldestThatFit, type TranscriptRoom } from "../../prompt/transcript";
import { hideRedacted } from "./hide-redacted";
import { type Job, type JobDeps, NOTHING_DONE } from "./job";
import { newSummary } from "./new-summary";

/** Messages that are looked at: a branch that was never summarised is so from there on. */
const MESSAGES = 400;

const SUMMARY_TOKENS = 400;

/** Attempts while the person changes the summary that is being folded. */
const ATTEMPTS = 3;

/** Summarises the oldest turns of the shown branch where that is due, as many at a time as fit. */
export const rangeJob: Job = {
  kind: "range",
  dueAt: (_job, _settings, now) => now,
  run: async (deps, conversationId) => {
    if (deps.settings.compression.type === "truncate") return NOTHING_DONE;
    const summary = await makeRangeSummary(deps, { conversationId, force: false });
    return { changed: summary !== null, more: summary !== null };
  },
};

/**
 * A new summary of the oldest turns, in place of the one before it; null where there is nothing to
 * summarise. `force` does it before it is due. A summary that the person changed meanwhile is folded
 * with its new text, after three attempts in vain it is a `conflict`.
 */
export async function makeRangeSummary(
  deps: JobDeps,
  input: { readonly conversationId: Id; readonly force: boolean },
): Promise<Summary | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await makeOnce(deps, input);
    } catch (error) {
      const isConflict = error instanceof AppError && error.code === "conflict";
      if (!isConflict || attempt === ATTEMPTS) throw error;
    }
  }
}

async function makeOnce(
  deps: JobDeps,
  { conversationId, force }: { readonly conversationId: Id; readonly force: boolean },
): Promise<Summary | null> {
  const { jobs, settings, ask, clock, signal, summariser } = deps;
  const from = await jobs.readUnsummarised({ conversationId, limit: MESSAGES });
  const planned = planSummary({ ...from, settings, force });
  if (planned === null) return null;
  const { context, previous } = from;
  const shown = hideRedacted({ previous, messages: planned.covered }, settings.redactions);
  const nowUtc = clock.now();
  const write = (room: TranscriptRoom) => {
    // What does not fit is for the next summary, not clipped: that is done to one long turn only.
    const covered = oldestThatFit(shown.messages, room);
    return { covered, prompt: rangeSummaryPrompt({ ...shown, messages: covered, nowUtc, room }) };
  };
  const { request, answer } = await ask({ context, write, tokens: SUMMARY_TOKENS });
  const text = hideStored(settings.redactions)(cleanSummary(answer));
  signal.throwIfAborted();
  const { covered } = request;
  return jobs.saveSummary({
    summary: newSummary({ kind: "range", text, from, covered, model: summariser }),
    folds: previous,
    deletedCount: from.deletedCount,
  });
}
