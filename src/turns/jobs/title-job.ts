import { AppError } from "../../domain/app-error";
import { hideStored } from "../../domain/redaction";
import { type Answer, cleanTitle } from "../../prompt/clean-summary";
import { titlePrompt } from "../../prompt/title-prompt";
import { countAnsweredTurns } from "./answered-turns";
import { hideRedacted } from "./hide-redacted";
import { type Job, NOTHING_DONE } from "./job";

/** Messages that a title is made from. */
const MESSAGES = 6;

const TITLE_TOKENS = 30;

/** Names a conversation after its first answered turn; a name that was given is left alone. */
export const titleJob: Job = {
  kind: "title",
  dueAt: (_job, _settings, now) => now,
  run: async ({ jobs, settings, ask, clock, signal }, conversationId) => {
    const from = await jobs.readUnsummarised({ conversationId, limit: MESSAGES });
    if (from.title !== "" || countAnsweredTurns(from.messages) === 0) return NOTHING_DONE;
    const { context } = from;
    const { messages } = hideRedacted(from, settings.redactions);
    const nowUtc = clock.now();
    const write = () => ({ prompt: titlePrompt({ messages, nowUtc }) });
    const { answer } = await ask({ context, write, tokens: TITLE_TOKENS });
    const named = usableTitle(answer);
    signal.throwIfAborted();
    if (named === null) return NOTHING_DONE;
    const changed = await jobs.nameConversation({
      conversationId,
      title: hideStored(settings.redactions)(named),
      deletedCount: from.deletedCount,
    });
    return { changed, more: false };
  },
};

/** A title that is none must not keep the summaries waiting: the next turn asks for another. */
function usableTitle(answer: Answer): string | null {
  try {
    return cleanTitle(answer);
  } catch (error) {
    if (error instanceof AppError && error.code === "summary-unusable") return null;
    throw error;
  }
}
