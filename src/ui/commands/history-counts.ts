import type { PromptPlan } from "../../domain/prompt-plan";

export type HistoryCounts = {
  readonly all: number;
  readonly shown: number;
  readonly summarised: number;
  readonly leftOut: number;
};

/** How many messages of the shown branch a plan holds, tells by a summary, and leaves out. */
export function historyCounts(
  { history, sections, leftOut }: Pick<PromptPlan, "history" | "sections" | "leftOut">,
  all: number,
): HistoryCounts {
  const summarised = sections.reduce(
    (sum, { source }) => sum + (source.type === "summary" ? source.messages : 0),
    0,
  );
  const out = leftOut.reduce((sum, one) => sum + (one.what === "messages" ? one.messages : 0), 0);
  return { all, shown: history.length, summarised, leftOut: out };
}
