import type { Unsummarised } from "../../domain/job-store";
import type { Message } from "../../domain/message";
import { hideStored } from "../../domain/redaction";
import { cleanSummary } from "../../prompt/clean-summary";
import { wholeSummaryPrompt } from "../../prompt/summary-prompts";
import { newestThatFit, type TranscriptRoom } from "../../prompt/transcript";
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

/**
 * Summarises a conversation as a whole once nobody has written for a while (D-7, O-031): the summary
 * of its beginning, and of what follows as much of the newest as fits.
 */
export const wholeJob: Job = {
  kind: "whole",
  // A turn that ended in the future ended before the clock was set back: nobody knows when.
  dueAt: ({ closedAt }, { idleMinutes }, now) =>
    closedAt > now ? now : closedAt + idleMinutes * MINUTE,
  run: async ({ jobs, settings, ask, clock, signal, summariser }, conversationId) => {
    const from = await jobs.readUnsummarised({ conversationId, limit: MESSAGES });
    const { context, previous, wholeThrough } = from;
    // Such a summary is for other conversations only, and those are to know nothing of this one.
    if (!context.remembers) return NOTHING_DONE;
    const messages = sinceDropped(from);
    // Nothing was said since: it stands already, or the person has dropped it.
    if (messages.at(-1)?.id === wholeThrough) return NOTHING_DONE;
    const answered = countAnsweredTurns(messages);
    const turns = answered + (previous === null ? 0 : WORTH_TURNS);
    if (answered === 0 || turns < WORTH_TURNS) return NOTHING_DONE;
    const shown = hideRedacted({ previous, messages }, settings.redactions);
    const nowUtc = clock.now();
    const write = (room: TranscriptRoom) => {
      const covered = newestThatFit(shown.messages, room);
      return { covered, prompt: wholeSummaryPrompt({ ...shown, messages: covered, nowUtc, room }) };
    };
    const { asked, answer } = await ask({ context, write, tokens: SUMMARY_TOKENS });
    const text = hideStored(settings.redactions)(cleanSummary(answer));
    signal.throwIfAborted();
    const { covered } = asked;
    await jobs.saveSummary({
      summary: newSummary({ kind: "whole", text, from, covered, model: summariser }),
      folds: null,
      deletedCount: from.deletedCount,
    });
    return { changed: true, more: false };
  },
};

/** What the person dropped the summary of must not come back in another one. */
function sinceDropped({ messages, droppedThrough }: Unsummarised): readonly Message[] {
  return messages.slice(messages.findIndex(({ id }) => id === droppedThrough) + 1);
}
