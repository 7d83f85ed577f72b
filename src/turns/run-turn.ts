import { AppError, toFailure } from "../domain/app-error";
import type { Id } from "../domain/id";
import { isCutHistory, type PromptPlan } from "../domain/prompt-plan";
import { hideStored } from "../domain/redaction";
import { takesTools } from "../domain/takes-tools";
import type { Outcome, Turn, TurnState } from "../domain/turn";
import type { CloseTurn, TurnStore } from "../domain/turn-store";
import { createCheckpointer } from "./checkpointer";
import { learnedFrom, newRun } from "./learn-from-run";
import type { LiveTurn } from "./live-turn";
import type { Prepared } from "./prepare-turn";
import { runSteps, type StepDeps } from "./run-steps";
import type { TokenCounters } from "./token-counters";

/** A run that takes longer is stopped with its text kept: the worker is held awake meanwhile. */
const MAX_RUN = 30 * 60_000;

/** Waits (milliseconds) before closing is tried again: a reply is worth more than one attempt. */
const CLOSE_RETRIES = [100, 1_000, 5_000];

export type RunDeps = StepDeps & {
  readonly turns: Pick<TurnStore, "checkpoint" | "closeTurn">;
  readonly counters: Pick<TokenCounters, "forget">;
  /** Keeps the worker from being stopped until the returned function is called. */
  readonly keepAlive: () => () => void;
};

/** Runs an opened turn to its end; never rejects, and every way out closes the turn. */
export async function runTurn(deps: RunDeps, live: LiveTurn): Promise<void> {
  const release = deps.keepAlive();
  const limit = setTimeout(() => live.abort.abort(new AppError("turn-too-long")), MAX_RUN);
  const turnId = live.turn.id;
  const checkpointer = createCheckpointer({
    write: (chunk) => deps.turns.checkpoint({ turnId, ...chunk }),
    onError: deps.onError,
  });
  const run = newRun();
  try {
    const ended = await runSteps(deps, live, { run, checkpointer });
    const outcome = withToolsAndSources(ended, live.state(), run.prepared);
    const rest = await checkpointer.drain();
    const { thinkingMs } = live.state();
    const { hide, seen, price } = toClosing(live.turn, run.prepared);
    const learned = learnedFrom(run, live.state());
    const figures = { thinkingMs, ...run.timing, steps: run.ended.length, learned };
    await close(deps, { turnId, outcome, rest, hide, price, ...seen, ...figures });
    if (run.prepared !== null && learned !== undefined) {
      deps.counters.forget(run.prepared.source.model);
    }
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

/** What a run that came to its prompt has to tell of it; one that did not has said nothing new. */
function toClosing(turn: Turn, prepared: Prepared | null): Closing {
  if (prepared === null) {
    return { hide: (text) => text, seen: { seenFrom: null, overflow: 0 }, price: undefined };
  }
  const { plan, redactions, source } = prepared;
  const { price } = source.model;
  return { hide: hideStored(redactions), seen: seenOf(turn, plan), price };
}

type Closing = Pick<CloseTurn, "hide" | "price"> & {
  readonly seen: { readonly seenFrom: Id | null; readonly overflow: number };
};

/** What the model was shown: where nothing before the message stayed, from the message itself on. */
function seenOf({ userMessageId }: Turn, { leftOut, overflow }: PromptPlan): Closing["seen"] {
  const cut = leftOut.find(isCutHistory);
  return { seenFrom: cut === undefined ? null : (cut.seenFrom ?? userMessageId), overflow };
}

/**
 * However it ended: what was asked for, and named as a source, by then is part of the reply, and so is
 * that its model could not be told of tools that are on.
 */
function withToolsAndSources(
  outcome: Outcome,
  { toolCalls, sources, tools }: TurnState,
  prepared: Prepared | null,
): Outcome {
  const names = tools ?? (lacksTools(prepared) ? [] : undefined);
  return {
    ...outcome,
    ...(names === undefined ? {} : { tools: names }),
    ...(toolCalls === undefined ? {} : { toolCalls }),
    ...(sources === undefined ? {} : { sources }),
  };
}

/** The guide is no model, and is asked nothing that tools are for. */
function lacksTools(prepared: Prepared | null): boolean {
  if (prepared === null) return false;
  const { context, model } = prepared.source;
  return context.tools.length > 0 && model.provider !== "guide" && !takesTools(model);
}

async function close(deps: RunDeps, input: CloseTurn): Promise<void> {
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
