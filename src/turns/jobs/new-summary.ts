import { AppError } from "../../domain/app-error";
import type { NewSummary, Unsummarised } from "../../domain/job-store";
import type { Message } from "../../domain/message";
import type { Model } from "../../domain/model";
import type { Summary } from "../../domain/summary";

type Made = {
  readonly kind: Summary["kind"];
  readonly text: string;
  readonly from: Pick<Unsummarised, "context" | "previous">;
  /** Oldest first, at least one. */
  readonly covered: readonly Message[];
  readonly model: Model;
};

/** The summary of these messages and of what the one before it stood for, with all their taint. */
export function newSummary({ kind, text, from, covered, model }: Made): NewSummary {
  const last = covered.at(-1);
  if (last === undefined) throw new AppError("internal");
  const { context, previous } = from;
  const taint = [...(previous?.taint ?? []), ...covered.flatMap((message) => message.taint)];
  return {
    conversationId: last.conversationId,
    contextId: context.id,
    order: last.order,
    kind,
    text,
    throughId: last.id,
    messages: (previous?.messages ?? 0) + covered.length,
    writtenBy: "model",
    provider: model.provider,
    model: model.name,
    taint: [...new Set(taint)],
  };
}
