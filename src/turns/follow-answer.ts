import { AppError } from "../domain/app-error";
import type { ModelEvent } from "../domain/provider";
import type { Outcome } from "../domain/turn";
import type { Checkpointer } from "./checkpointer";
import type { LiveTurn } from "./live-turn";

/** Milliseconds from the request; null where there was none, or no word came. */
export type Timing = { readonly firstTokenMs: number | null; readonly replyMs: number | null };

type Deps = {
  readonly live: Pick<LiveTurn, "apply">;
  readonly keep: Checkpointer["add"];
  /** Milliseconds since the request. */
  readonly elapsed: () => number;
  readonly onTiming: (timing: Timing) => void;
};

/** The outcome that a model's events end with; fails as they do, `provider-cut-off` without an end. */
export async function followAnswer(
  deps: Deps,
  events: AsyncIterable<ModelEvent>,
): Promise<Outcome> {
  const { live, keep, elapsed, onTiming } = deps;
  let firstTokenMs: number | null = null;
  try {
    for await (const event of events) {
      const sinceStart = elapsed();
      live.apply(event, sinceStart);
      if (event.type === "finish") {
        return { status: "complete", failure: null, finish: event.reason, usage: event.usage };
      }
      firstTokenMs ??= sinceStart;
      if (event.type === "text-delta") keep({ text: event.text });
      else keep({ thinking: event.text });
    }
    throw new AppError("provider-cut-off");
  } finally {
    onTiming({ firstTokenMs, replyMs: elapsed() });
  }
}
