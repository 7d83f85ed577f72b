import { AppError, toFailure } from "../domain/app-error";
import type { Id } from "../domain/id";
import type { ProviderId } from "../domain/model";
import type { ModelEvent, Provider } from "../domain/provider";
import { estimateTokens } from "../domain/tokens";
import type { Outcome } from "../domain/turn";
import { assemblePrompt } from "../prompt/assemble-prompt";
import { HISTORY_MESSAGES, planContext } from "../prompt/plan-context";
import { renderPrompt } from "../prompt/render-prompt";
import { createCheckpointer } from "./checkpointer";
import type { LiveTurn } from "./live-turn";
import type { TurnStore } from "./turn-store";

/** A run that takes longer is stopped with its text kept: the worker is held awake meanwhile. */
const MAX_RUN = 30 * 60_000;

/** Waits (milliseconds) before closing is tried again: a reply is worth more than one attempt. */
const CLOSE_RETRIES = [100, 1_000, 5_000];

/** The reason given to a turn's AbortController when the person stops it. */
export const CANCELLED = Symbol("cancelled");

export type RunDeps = {
  readonly turns: Pick<TurnStore, "readContext" | "checkpoint" | "closeTurn">;
  readonly providers: Readonly<Record<ProviderId, Provider>>;
  readonly clock: { readonly now: () => number };
  /** Keeps the worker from being stopped until the returned function is called. */
  readonly hold: () => () => void;
  readonly onError: (error: unknown) => void;
};

/** Runs an opened turn to its end; never rejects, and every way out closes the turn. */
export async function runTurn(deps: RunDeps, live: LiveTurn): Promise<void> {
  const release = deps.hold();
  const limit = setTimeout(() => live.abort.abort(new AppError("turn-too-long")), MAX_RUN);
  const turnId = live.turn.id;
  const checkpointer = createCheckpointer({
    write: (piece) => deps.turns.checkpoint({ turnId, ...piece }),
    onError: deps.onError,
  });
  let seen: Seen = { seenFrom: null, overflow: 0 };
  try {
    const outcome = await answer(deps, live, {
      add: checkpointer.add,
      seen: (now) => {
        seen = now;
      },
    });
    const rest = await checkpointer.drain();
    const { thinkingMs } = live.state();
    await close(deps, { turnId, outcome, rest, thinkingMs, ...seen });
    live.end(outcome);
  } catch (error) {
    // The turn stays in the table of open ones: the next start of the worker closes it.
    deps.onError(error);
    live.end({ status: "interrupted", failure: toFailure(error), finish: null, usage: null });
  } finally {
    clearTimeout(limit);
    release();
  }
}

type Keep = {
  readonly add: (piece: { text?: string; thinking?: string }) => void;
  readonly seen: (seen: Seen) => void;
};

/** What the model was shown, as far as the reply has to tell. */
type Seen = { readonly seenFrom: Id | null; readonly overflow: number };

/** The straight line from the stored turn to the outcome. */
async function answer(deps: RunDeps, live: LiveTurn, keep: Keep): Promise<Outcome> {
  const { signal } = live.abort;
  try {
    signal.throwIfAborted();
    const source = await deps.turns.readContext({ turnId: live.turn.id, limit: HISTORY_MESSAGES });
    live.begin({ text: source.begun, thinking: source.begunThinking });
    const plan = planContext(source, estimateTokens);
    keep.seen({ seenFrom: plan.leftOut?.seenFrom ?? null, overflow: plan.overflow });
    const prompt = assemblePrompt(plan, deps.clock.now());
    const { temperature } = source.context;
    const request = renderPrompt(prompt, { model: source.model, budget: plan.budget, temperature });
    const events = deps.providers[request.provider].stream(request, signal);
    return await follow(deps, live, events, keep);
  } catch (error) {
    return outcomeOf(error, signal, deps);
  }
}

async function follow(
  deps: RunDeps,
  live: LiveTurn,
  events: AsyncIterable<ModelEvent>,
  keep: Keep,
): Promise<Outcome> {
  const started = deps.clock.now();
  for await (const event of events) {
    live.apply(event, deps.clock.now() - started);
    if (event.type === "text-delta") keep.add({ text: event.text });
    if (event.type === "thinking-delta") keep.add({ thinking: event.text });
    if (event.type === "finish") {
      return { status: "complete", failure: null, finish: event.reason, usage: event.usage };
    }
  }
  throw new AppError("provider-cut-off");
}

function outcomeOf(error: unknown, signal: AbortSignal, deps: RunDeps): Outcome {
  const cause = signal.aborted ? signal.reason : error;
  if (cause === CANCELLED) {
    return { status: "cancelled", failure: null, finish: null, usage: null };
  }
  deps.onError(cause);
  const status = signal.aborted ? "interrupted" : "failed";
  return { status, failure: toFailure(cause), finish: null, usage: null };
}

async function close(deps: RunDeps, input: Parameters<TurnStore["closeTurn"]>[0]): Promise<void> {
  for (const wait of CLOSE_RETRIES) {
    try {
      return await deps.turns.closeTurn(input);
    } catch (error) {
      // A locked vault takes nothing more: the rows wait for the next unlock.
      if (error instanceof AppError && error.code === "locked") throw error;
      deps.onError(error);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  await deps.turns.closeTurn(input);
}
