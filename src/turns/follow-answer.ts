import { AppError } from "../domain/app-error";
import { MAX_REPLY_CHARACTERS } from "../domain/limits";
import type { ModelEvent } from "../domain/provider";
import type { Outcome, TurnState } from "../domain/turn";
import type { Checkpointer } from "./checkpointer";
import type { LiveTurn } from "./live-turn";

/** Milliseconds from the request; null where there was none, or no word came. */
export type Timing = { readonly firstTokenMs: number | null; readonly replyMs: number | null };

type Deps = {
  readonly live: Pick<LiveTurn, "apply" | "state">;
  readonly keep: Checkpointer["add"];
  /** Milliseconds since the request. */
  readonly elapsed: () => number;
  readonly onTiming: (timing: Timing) => void;
};

/**
 * The outcome that a model's events end with; fails as they do, with `provider-cut-off` without an
 * end, and with `provider-malformed` where the reply, with what it began with, gets too long.
 */
export async function followAnswer(
  deps: Deps,
  events: AsyncIterable<ModelEvent>,
): Promise<Outcome> {
  const { live, keep, elapsed, onTiming } = deps;
  let firstTokenMs: number | null = null;
  let room = roomOf(live.state());
  try {
    for await (const event of events) {
      room -= lengthOf(event);
      if (room < 0) throw new AppError("provider-malformed");
      const sinceStart = elapsed();
      live.apply(event, sinceStart);
      if (event.type === "finish") {
        return { status: "complete", failure: null, finish: event.reason, usage: event.usage };
      }
      firstTokenMs ??= sinceStart;
      // Calls are kept with the end: nothing is done with one that is half told.
      if (event.type === "text-delta") keep({ text: event.text });
      else if (event.type === "thinking-delta") keep({ thinking: event.text });
    }
    throw new AppError("provider-cut-off");
  } finally {
    onTiming({ firstTokenMs, replyMs: elapsed() });
  }
}

function roomOf({ text, thinking }: Pick<TurnState, "text" | "thinking">): number {
  return MAX_REPLY_CHARACTERS - text.length - thinking.length;
}

/** Of calls too, beside the limits of their own: they are in the row that holds the reply. */
function lengthOf(event: ModelEvent): number {
  if ("text" in event) return event.text.length;
  if (event.type !== "tool-call-start") return 0;
  return event.id.length + event.name.length + (event.signature?.length ?? 0);
}
