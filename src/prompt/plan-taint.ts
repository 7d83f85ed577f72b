import type { Message } from "../domain/message";
import type { PlannedMessage, PromptPlan } from "../domain/prompt-plan";
import type { Summary } from "../domain/summary";
import type { Taint } from "../domain/taint";
import type { StepContent } from "../domain/turn-store";

type Held = Pick<PromptPlan, "sections" | "history"> & {
  /** All that were read of the branch. */
  readonly messages: readonly Message[];
  readonly summary: Pick<Summary, "taint"> | null;
  /** The message to answer. */
  readonly message: { readonly taint?: readonly Taint[] | undefined };
  /** The turn's steps so far. */
  readonly steps?: readonly Pick<StepContent, "results">[] | undefined;
};

/** The untrusted sources of what a request holds, as the plan's field; none where all is trusted. */
export function withTaintOf(held: Held): { taint?: Taint[] } {
  const { sections, history, messages, summary, message, steps = [] } = held;
  const shown = new Set(history.map(({ id }) => id));
  const taint = new Set([
    ...messages.filter(({ id }) => shown.has(id)).flatMap((one) => one.taint),
    ...(message.taint ?? []),
    ...steps.flatMap(({ results = [] }) => results.flatMap(({ taint = [] }) => taint)),
  ]);
  for (const { source } of sections) {
    if (source.type === "summary" && source.untrusted)
      for (const one of summary?.taint ?? []) taint.add(one);
    if (source.type === "quotes")
      for (const one of source.quotes.flatMap((quote) => quote.taint ?? [])) taint.add(one);
    // Of memory it is told whether it is tainted, or how much of it, and not by what.
    const isMemory = ["summaries", "facts", "references", "block"].includes(source.type);
    if (isMemory && "untrusted" in source && source.untrusted) taint.add("import");
  }
  return taint.size === 0 ? {} : { taint: [...taint] };
}

/** A field of a planned message, only where it is tainted. */
export function withUntrusted({
  taint = [],
}: {
  readonly taint?: readonly Taint[] | undefined;
}): Pick<PlannedMessage, "untrusted"> {
  return taint.length === 0 ? {} : { untrusted: true };
}
