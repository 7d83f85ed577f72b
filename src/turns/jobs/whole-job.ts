import { cleanSummary } from "../../prompt/clean-summary";
import { wholeSummaryPrompt } from "../../prompt/summary-prompts";
import type { TranscriptRoom } from "../../prompt/transcript";
import { countAnsweredTurns } from "./answered-turns";
import { hideRedacted } from "./hide-redacted";
import { type Job, NOTHING_DONE } from "./job";
import { newSummary } from "./new-summary";

/** Messages that are read beside the summary of those before them. */
const MESSAGES = 60;

const SUMMARY_TOKENS = 400;

/** Of one question and its answer a summary tells nothing that its title does not. */
const WORTH_TURNS = 2;

const MINUTE = 60_000;

/** Summarises a conversation as a whole once nobody has written for a while (D-7, O-031). */
export const wholeJob: Job = {
  kind: "whole",
  // A turn that ended in the future ended before the clock was set back: nobody knows when.
  dueAt: ({ closedAt }, { idleMinutes }, now) =>
    closedAt > now ? now : closedAt + idleMinutes * MINUTE,
  run: async ({ jobs, settings, ask, clock, signal, summariser }, conversationId) => {
    const from = await jobs.readUnsummarised({ conversationId, limit: MESSAGES });
    const { context, previous, messages } = from;
    const turns = countAnsweredTurns(messages) + (previous === null ? 0 : WORTH_TURNS);
    if (messages.length === 0 || turns < WORTH_TURNS) return NOTHING_DONE;
    const shown = hideRedacted(from, settings.redactions);
    const nowUtc = clock.now();
    const write = (room: TranscriptRoom) => wholeSummaryPrompt({ ...shown, nowUtc, room });
    const text = cleanSummary(await ask({ context, write, tokens: SUMMARY_TOKENS }));
    signal.throwIfAborted();
    await jobs.saveSummary({
      summary: newSummary({ kind: "whole", text, from, covered: messages, model: summariser }),
      folds: null,
    });
    return { changed: true, more: false };
  },
};
