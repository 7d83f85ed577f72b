import type { Id } from "../../src/domain/id";
import type { SummaryChange } from "../../src/domain/summary";
import type { Store } from "../../src/store/create-store";
import { newSummary } from "../../src/turns/jobs/new-summary";
import { MODEL } from "../builders/make-store";

/** More than any play has. */
const MESSAGES = 400;

/** Summarises every turn before the first that still runs, as a job would; nothing where none is new. */
export async function summariseTurns(
  store: Store,
  conversationId: Id,
  text: string,
): Promise<void> {
  const from = await store.jobs.readUnsummarised({ conversationId, limit: MESSAGES });
  const running = from.messages.findIndex(({ reply }) => {
    return reply?.status === "open" || reply?.status === "streaming";
  });
  // Without the question of the one that runs.
  const covered = running === -1 ? from.messages : from.messages.slice(0, running - 1);
  if (covered.length === 0) return;
  const summary = newSummary({ kind: "range", text, from, covered, model: MODEL });
  await store.jobs.saveSummary({ summary, folds: from.previous, deletedCount: from.deletedCount });
}

/** Changes the summary that stands; nothing where there is none. */
export async function changeSummary(
  store: Store,
  conversationId: Id,
  change: SummaryChange,
): Promise<void> {
  const { active } = await store.summaries.list({ conversationId });
  if (active === null) return;
  await store.summaries.change({ id: active.id, version: active.version, change });
}
