import { AppError, toFailure } from "../domain/app-error";
import { type Habit, withHabits } from "../domain/habit";
import type { Id } from "../domain/id";
import type { ProviderId } from "../domain/model";
import type { PromptPlan } from "../domain/prompt-plan";
import type { Provider } from "../domain/provider";
import { hideStored } from "../domain/redaction";
import type { Outcome, Turn, TurnState } from "../domain/turn";
import { toKeptPlan } from "../prompt/kept-plan";
import { bodyDigest } from "./body-digest";
import { createCheckpointer } from "./checkpointer";
import { followAnswer, type Timing } from "./follow-answer";
import { learnFromRun, type Run } from "./learn-from-run";
import type { LiveTurn } from "./live-turn";
import { missingHabit } from "./missing-habit";
import type { Prepared, PrepareTurn } from "./prepare-turn";
import { createStopwatch } from "./stopwatch";
import type { TokenCounters } from "./token-counters";
import type { CloseTurn, TurnStore } from "./turn-store";
import type { UsageStore } from "./usage-store";

/** A run that takes longer is stopped with its text kept: the worker is held awake meanwhile. */
const MAX_RUN = 30 * 60_000;

/** Waits (milliseconds) before closing is tried again: a reply is worth more than one attempt. */
const CLOSE_RETRIES = [100, 1_000, 5_000];

/** The reason given to a turn's AbortController when the person stops it. */
export const CANCELLED = Symbol("cancelled");

export type RunDeps = {
  readonly turns: Pick<TurnStore, "readTurn" | "keepPlan" | "checkpoint" | "closeTurn">;
  readonly prepare: PrepareTurn;
  readonly providers: Readonly<Record<ProviderId, Provider>>;
  readonly counters: Pick<TokenCounters, "learn" | "learnHabits">;
  readonly usage: Pick<UsageStore, "add">;
  /** Milliseconds of a clock that nobody sets; only differences mean anything. */
  readonly ticks: () => number;
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
  const run: Run = { begun: NOTHING, prepared: null, timing: NOT_SENT, isTemporary: false };
  try {
    const ended = await answer(deps, live, { run, keep: checkpointer.add });
    const outcome = withTold(ended, live.state());
    const rest = await checkpointer.drain();
    const { thinkingMs } = live.state();
    const { hide, seen, price } = toClosing(live.turn, run.prepared);
    const times = { thinkingMs, ...run.timing };
    await close(deps, { turnId, outcome, rest, hide, price, ...seen, ...times });
    live.end(outcome);
    await learnFromRun(deps, run, live.state());
  } catch (error) {
    // The turn stays in the table of open ones: the next start of the worker closes it.
    deps.onError(error);
    live.end({ status: "interrupted", failure: toFailure(error), finish: null, usage: null });
  } finally {
    clearTimeout(limit);
    release();
  }
}

type Words = { readonly text: string; readonly thinking: string };

const NOTHING: Words = { text: "", thinking: "" };
const NOT_SENT: Timing = { firstTokenMs: null, replyMs: null };

type Answering = { readonly run: Run; readonly keep: (piece: Partial<Words>) => void };

/** The straight line from the stored turn to the outcome. */
async function answer(deps: RunDeps, live: LiveTurn, { run, keep }: Answering): Promise<Outcome> {
  const { signal } = live.abort;
  try {
    for (let habits: readonly Habit[] = []; ; ) {
      signal.throwIfAborted();
      const prepared = await prepare(deps, live, { run, habits });
      run.prepared = prepared;
      await keepPlan(deps, live.turn.id, prepared);
      signal.throwIfAborted();
      try {
        const outcome = await ask(deps, live, { run, keep, prepared });
        await keepHabits(deps, run, habits);
        return outcome;
      } catch (error) {
        // A refusal may say how this model wants to be asked: that is tried once, and then kept.
        const missing = missingHabit(error, prepared.source.model, live.state());
        if (missing === null) throw error;
        habits = [...habits, missing];
      }
    }
  } catch (error) {
    return outcomeOf(error, signal, deps);
  }
}

async function ask(
  deps: RunDeps,
  live: LiveTurn,
  { run, keep, prepared }: Answering & { readonly prepared: Prepared },
): Promise<Outcome> {
  const { request } = prepared;
  const onTiming = (timing: Timing) => {
    run.timing = timing;
  };
  const following = { live, keep, elapsed: createStopwatch(deps.ticks), onTiming };
  const events = deps.providers[request.provider].stream(request, live.abort.signal);
  return followAnswer(following, events);
}

/** Of a temporary conversation nothing stays; what cannot be kept is learned once more. */
async function keepHabits(deps: RunDeps, run: Run, habits: readonly Habit[]): Promise<void> {
  if (habits.length === 0 || run.isTemporary || run.prepared === null) return;
  await deps.counters.learnHabits(run.prepared.source.model, habits).catch(deps.onError);
}

type Preparing = { readonly run: Run; readonly habits: readonly Habit[] };

async function prepare(
  deps: RunDeps,
  live: LiveTurn,
  { run, habits }: Preparing,
): Promise<Prepared> {
  const { id: turnId, conversationId } = live.turn;
  const source = await deps.turns.readTurn({ turnId });
  const { context, maintainPersonality, userMessage, begun, begunThinking } = source;
  const model = withHabits(source.model, habits);
  run.begun = { text: begun, thinking: begunThinking };
  run.isTemporary = source.temporary === true;
  live.begin(run.begun);
  const { id, text, depth, attachments, previous: leaf, taint, metadata } = userMessage;
  // What came from elsewhere has metadata of its own, which a stranger wrote.
  const workflow = taint.length === 0 ? metadata?.workflow : undefined;
  const message = { id, text, depth, attachments, taint, workflow };
  const asked = { context, conversationId, leaf, model, maintainPersonality, message, begun };
  return deps.prepare(asked, live.abort.signal);
}

/** Nothing is sent that is not recorded. */
async function keepPlan({ turns }: RunDeps, turnId: Id, prepared: Prepared): Promise<void> {
  const digest = await bodyDigest(prepared.request.body);
  await turns.keepPlan({ turnId, plan: toKeptPlan({ ...prepared, bodyDigest: digest }) });
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
  const cut = leftOut.find(({ what, reason }) => what === "messages" && reason !== "unanswered");
  return { seenFrom: cut === undefined ? null : (cut.seenFrom ?? userMessageId), overflow };
}

/** However it ended: what was asked for, and named as a source, by then is part of the reply. */
function withTold(outcome: Outcome, { toolCalls, sources }: TurnState): Outcome {
  return {
    ...outcome,
    ...(toolCalls === undefined ? {} : { toolCalls }),
    ...(sources === undefined ? {} : { sources }),
  };
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
