import { toFailure } from "../domain/app-error";
import { type Habit, withHabits } from "../domain/habit";
import type { ProviderId } from "../domain/model";
import type { Provider } from "../domain/provider";
import { hideStored } from "../domain/redaction";
import type { ToolResult } from "../domain/step";
import type { ToolCall } from "../domain/tool-call";
import type { Outcome } from "../domain/turn";
import type { ToldStep, TurnStore } from "../domain/turn-store";
import { toKeptPlan } from "../prompt/kept-plan";
import { bodyDigest } from "./body-digest";
import type { Checkpointer } from "./checkpointer";
import { followAnswer, type Timing } from "./follow-answer";
import { NOT_SENT, type Run, writtenIn } from "./learn-from-run";
import type { LiveTurn } from "./live-turn";
import { missingHabit } from "./missing-habit";
import type { Prepared, PrepareTurn } from "./prepare-turn";
import { createStopwatch } from "./stopwatch";
import type { TokenCounters } from "./token-counters";

/** The reason given to a turn's AbortController when the person stops it. */
export const CANCELLED = Symbol("cancelled");

/** What answers a model's calls between two steps of a turn. */
export type Tools = {
  /** Whether the turn goes on after a step that ended so: with its calls answered, and one more request. */
  readonly goesOn: (step: ToldStep, outcome: Outcome) => boolean;
  /** Answers one call, in the order in which they were asked for; what goes wrong is an answer, too. */
  readonly answer: (call: ToolCall, signal: AbortSignal) => Promise<ToolResult>;
};

export type StepDeps = {
  readonly turns: Pick<TurnStore, "readTurn" | "keepPlan" | "endStep" | "keepResult">;
  readonly prepare: PrepareTurn;
  readonly providers: Readonly<Record<ProviderId, Provider>>;
  readonly counters: Pick<TokenCounters, "learnHabits">;
  /** Where it is left out, every turn ends with its first step. */
  readonly tools?: Tools | undefined;
  /** Milliseconds of a clock that nobody sets; only differences mean anything. */
  readonly ticks: () => number;
  readonly onError: (error: unknown) => void;
};

type Running = { readonly run: Run; readonly checkpointer: Checkpointer };

/**
 * The straight line from the stored turn to the outcome: request, events, and where calls are to be
 * answered their results and the next request, until a step is the last. Never rejects.
 */
export async function runSteps(
  deps: StepDeps,
  live: LiveTurn,
  { run, checkpointer }: Running,
): Promise<Outcome> {
  const { signal } = live.abort;
  try {
    for (;;) {
      const outcome = await runStep(deps, live, { run, keep: checkpointer.add });
      const step = toldStep(live, run);
      if (deps.tools?.goesOn(step, outcome) !== true) return outcome;
      await checkpointer.flush();
      await endStep(deps, live, { run, step, outcome });
      await answerCalls(deps, live, { run, step, tools: deps.tools });
    }
  } catch (error) {
    return outcomeOf(error, signal, deps);
  }
}

type Asking = { readonly run: Run; readonly keep: Checkpointer["add"] };

/** One request to its end; made again as the model wants it where a refusal says how. */
async function runStep(deps: StepDeps, live: LiveTurn, { run, keep }: Asking): Promise<Outcome> {
  const { signal } = live.abort;
  for (let habits: readonly Habit[] = []; ; ) {
    signal.throwIfAborted();
    const prepared = await prepare(deps, live, { run, habits });
    run.prepared = prepared;
    await keepPlan(deps, live, { run, prepared });
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
}

async function ask(
  deps: StepDeps,
  live: LiveTurn,
  { run, keep, prepared }: Asking & { readonly prepared: Prepared },
): Promise<Outcome> {
  const { request } = prepared;
  const onTiming = (timing: Timing) => {
    run.timing = timing;
  };
  const { thinkingMs } = live.state();
  const apply: LiveTurn["apply"] = (event, since) => live.apply(event, thinkingMs + since);
  const elapsed = createStopwatch(deps.ticks);
  const events = deps.providers[request.provider].stream(request, live.abort.signal);
  return followAnswer({ live: { ...live, apply }, keep, elapsed, onTiming }, events);
}

/** Of a temporary conversation nothing stays; what cannot be kept is learned once more. */
async function keepHabits(deps: StepDeps, run: Run, habits: readonly Habit[]): Promise<void> {
  if (habits.length === 0 || run.isTemporary || run.prepared === null) return;
  await deps.counters.learnHabits(run.prepared.source.model, habits).catch(deps.onError);
}

type Preparing = { readonly run: Run; readonly habits: readonly Habit[] };

async function prepare(
  deps: StepDeps,
  live: LiveTurn,
  { run, habits }: Preparing,
): Promise<Prepared> {
  const { id: turnId, conversationId } = live.turn;
  const source = await deps.turns.readTurn({ turnId });
  const { context, maintainPersonality, userMessage } = source;
  const model = withHabits(source.model, habits);
  run.isTemporary = source.temporary === true;
  // From then on the run knows more of the reply than its row.
  if (run.ended.length === 0) {
    run.begun = { text: source.begun, thinking: source.begunThinking };
    run.steps = source.steps;
    live.begin(run.begun);
  }
  const { id, text, depth, attachments, previous: leaf, taint, metadata } = userMessage;
  // What came from elsewhere has metadata of its own, which a stranger wrote.
  const { workflow, blocks } = (taint.length === 0 ? metadata : null) ?? {};
  const blockIds = blocks?.split(/\s+/u);
  const message = { id, text, depth, attachments, taint, workflow, blockIds };
  const told = { begun: run.begun.text, steps: run.steps };
  const asked = { context, conversationId, leaf, model, maintainPersonality, message, ...told };
  return deps.prepare(asked, live.abort.signal);
}

type Planned = { readonly run: Run; readonly prepared: Prepared };

/** Nothing is sent that is not recorded; what was told in an earlier step has tainted the reply. */
async function keepPlan({ turns }: StepDeps, live: LiveTurn, { run, prepared }: Planned) {
  const kept = toKeptPlan({ ...prepared, bodyDigest: await bodyDigest(prepared.request.body) });
  run.taint = [...new Set([...run.taint, ...(kept.plan.taint ?? [])])];
  const plan = run.taint.length === 0 ? kept.plan : { ...kept.plan, taint: [...run.taint] };
  const index = nextIndex(run);
  const step = index === 0 ? {} : { step: index };
  await turns.keepPlan({ turnId: live.turn.id, plan: { ...kept, plan, ...step } });
}

function nextIndex({ steps }: Run): number {
  return (steps.at(-1)?.index ?? -1) + 1;
}

function toldStep(live: LiveTurn, run: Run): ToldStep {
  const { text, toolCalls } = live.state();
  const said = text.slice(run.begun.text.length);
  return { index: nextIndex(run), text: said, ...(toolCalls === undefined ? {} : { toolCalls }) };
}

type Ending = { readonly run: Run; readonly step: ToldStep; readonly outcome: Outcome };

/** Keeps the step before anything is done for it, and begins the next one where its words end. */
async function endStep(deps: StepDeps, live: LiveTurn, { run, step, outcome }: Ending) {
  const { prepared, timing } = run;
  // Said by nobody before it was asked for.
  if (prepared === null) return;
  const hide = hideStored(prepared.redactions);
  const state = live.state();
  const { usage, finish } = outcome;
  const calls = step.toolCalls?.map((call) => ({ ...call, arguments: hide(call.arguments) }));
  await deps.turns.endStep({
    turnId: live.turn.id,
    ended: {
      text: hide(step.text),
      thinking: hide(state.thinking.slice(run.begun.thinking.length)),
      ...{ finish, usage, ...timing },
      ...(calls === undefined ? {} : { toolCalls: calls }),
    },
  });
  run.ended.push({ prepared, usage, timing, written: writtenIn(run, state) });
  run.steps = [...run.steps, step];
  run.begun = { text: state.text, thinking: state.thinking };
  run.timing = NOT_SENT;
  live.begin({ ...run.begun, thinkingMs: state.thinkingMs, sources: state.sources });
}

type Answering = { readonly run: Run; readonly step: ToldStep; readonly tools: Tools };

/** Each result is kept before the next call is answered: what was done is known to whoever goes on. */
async function answerCalls(deps: StepDeps, live: LiveTurn, { run, step, tools }: Answering) {
  const { signal } = live.abort;
  const hide = hideStored(run.prepared?.redactions ?? []);
  const results: ToolResult[] = [];
  for (const call of step.toolCalls ?? []) {
    signal.throwIfAborted();
    const answered = await tools.answer(call, signal);
    const result = { ...answered, text: hide(answered.text) };
    await deps.turns.keepResult({ turnId: live.turn.id, result });
    results.push(result);
    run.taint = [...new Set([...run.taint, ...(result.taint ?? [])])];
  }
  run.steps = [...run.steps.slice(0, -1), { ...step, results }];
}

function outcomeOf(error: unknown, signal: AbortSignal, deps: StepDeps): Outcome {
  const cause = signal.aborted ? signal.reason : error;
  if (cause === CANCELLED) {
    return { status: "cancelled", failure: null, finish: null, usage: null };
  }
  deps.onError(cause);
  const status = signal.aborted ? "interrupted" : "failed";
  return { status, failure: toFailure(cause), finish: null, usage: null };
}
