import type { CallInput } from "../../contract/contract";
import type { ShownSummaries } from "../../contract/summary";
import type { Summary } from "../../domain/summary";
import type { App } from "../app";

/** The summaries that stand for messages of the branch that is shown. */
export async function summaryList(
  { store }: Pick<App, "store">,
  input: CallInput<"summary.list">,
): Promise<ShownSummaries> {
  const { active, dropped, failure } = await store.summaries.list(input);
  return { active, dropped: [...dropped], failure };
}

/** Edits, drops or undoes, and tells the windows that show it. */
export async function summaryChange(
  { store, hub }: Pick<App, "store" | "hub">,
  input: CallInput<"summary.change">,
): Promise<Summary> {
  const summary = await store.summaries.change(input);
  hub.tell(summary.conversationId, { type: "changed" });
  return summary;
}

/** Summarises the older turns now. */
export async function summaryMake(
  { jobs }: Pick<App, "jobs">,
  { conversationId }: CallInput<"summary.make">,
): Promise<{ summary: Summary | null }> {
  return { summary: await jobs.summarise(conversationId) };
}
