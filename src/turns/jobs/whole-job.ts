import type { ConversationJob } from "../../domain/job";
import type { Unsummarised } from "../../domain/job-store";
import type { Message } from "../../domain/message";
import type { PromptSettings } from "../../domain/prompt-settings";
import { hideStored } from "../../domain/redaction";
import { cleanSummary } from "../../prompt/clean-summary";
import { fromFirstQuestion } from "../../prompt/message-turns";
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
  dueAt: whenIdle,
  run: async ({ jobs, settings, ask, clock, signal, summariser }, conversationId) => {
    const from = sinceRemembered(await jobs.readUnsummarised({ conversationId, limit: MESSAGES }));
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
    const { request, answer } = await ask({ context, write, tokens: SUMMARY_TOKENS });
    const text = hideStored(settings.redactions)(cleanSummary(answer));
    signal.throwIfAborted();
    const { covered } = request;
    const said = covered.flatMap(({ role, createdAt }) => (role === "user" ? [createdAt] : []));
    await jobs.saveSummary({
      summary: newSummary({ kind: "whole", text, from, covered, model: summariser }),
      folds: null,
      deletedCount: from.deletedCount,
      since: Math.min(...said, ...(from.previous === null ? [] : [from.begunAt])),
    });
    return { changed: true, more: false };
  },
};

/** When nobody has written for as long as the settings say (milliseconds since 1970, UTC). */
export function whenIdle(
  { closedAt }: ConversationJob,
  { idleMinutes }: PromptSettings,
  now: number,
): number {
  // A turn that ended in the future ended before the clock was set back: nobody knows when.
  return closedAt > now ? now : closedAt + idleMinutes * MINUTE;
}

/** What was said before the context remembered is not for others later on, nor is what stands for it. */
function sinceRemembered(from: Unsummarised): Unsummarised {
  const { context, messages, begunAt } = from;
  const { remembersSince = 0 } = context;
  const last = messages.findLastIndex(({ role, createdAt }) => {
    return role === "user" && createdAt < remembersSince;
  });
  return {
    ...from,
    messages: last < 0 ? messages : fromFirstQuestion(messages.slice(last + 1)),
    previous: begunAt < remembersSince ? null : from.previous,
  };
}

/** What the person dropped the summary of must not come back in another one. */
function sinceDropped({ messages, droppedThrough }: Unsummarised): readonly Message[] {
  return messages.slice(messages.findIndex(({ id }) => id === droppedThrough) + 1);
}
