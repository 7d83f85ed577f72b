import type { CallInput } from "../../contract/contract";
import type { ShownSummaries } from "../../contract/summary";
import { hideStored } from "../../domain/redaction";
import type { Summary, SummaryChange } from "../../domain/summary";
import type { App } from "../app";

/** The summaries that stand for messages of the branch that is shown. */
export async function summaryList(
  { store }: Pick<App, "store">,
  input: CallInput<"summary.list">,
): Promise<ShownSummaries> {
  const { active, dropped, failure } = await store.summaries.list(input);
  return { active, dropped: [...dropped], failure };
}

/** Edits (E-051: as the text may be kept), drops or undoes, and tells the windows that show it. */
export async function summaryChange(
  { store, hub }: Pick<App, "store" | "hub">,
  input: CallInput<"summary.change">,
): Promise<Summary> {
  const { prompt } = await store.settings.read();
  const change = toKeep(input.change, hideStored(prompt.redactions));
  const summary = await store.summaries.change({ ...input, change });
  hub.notify(summary.conversationId, { type: "changed" });
  return summary;
}

function toKeep(change: SummaryChange, hide: (text: string) => string): SummaryChange {
  return change.type === "edit" ? { ...change, text: hide(change.text) } : change;
}

/** Summarises the older turns now. */
export async function summaryMake(
  { jobs }: Pick<App, "jobs">,
  { conversationId }: CallInput<"summary.make">,
): Promise<{ summary: Summary | null }> {
  return { summary: await jobs.summarise(conversationId) };
}
