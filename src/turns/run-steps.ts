import { AppError, toFailure } from "../domain/app-error";
import { type Habit, habitSchema, withHabits } from "../domain/habit";
import type { Model, ProviderId } from "../domain/model";
import type { Provider } from "../domain/provider";
import { hideArguments, hideStored } from "../domain/redaction";
import { hasWholeCalls, toolNames } from "../domain/step";
import type { Outcome, TurnState } from "../domain/turn";
import type { StepContent, TurnSource, TurnStore } from "../domain/turn-store";
import { toKeptPlan } from "../prompt/kept-plan";
import { bodyDigest } from "./body-digest";
import type { Checkpointer } from "./checkpointer";
import { followAnswer, type Timing } from "./follow-answer";
import { NOT_SENT, type Run, writtenIn } from "./learn-from-run";
import type { LiveTurn } from "./live-turn";
import type { Prepared, PrepareTurn } from "./prepare-turn";
import { settleCalls, taintOfSteps } from "./settle-calls";
import { createStopwatch } from "./stopwatch";
import type { TokenCounters } from "./token-counters";
import type { Tools } from "./tools/tool";

/** The reason given to a turn's AbortController when the person stops it. */
export const CANCELLED = Symbol("cancelled");

export type StepDeps = {
  readonly turns: Pick<
    TurnStore,
    "readTurn" | "forgettings" | "keepPlan" | "endStep" | "keepResult"
  >;
  readonly prepare: PrepareTurn;
  readonly providers: Readonly<Record<ProviderId, Provider>>;
  readonly counters: Pick<TokenCounters, "learnHabits">;
  /** What answers a model's calls, asked for only where there are some; nothing does where it is left out. */
  readonly tools?: (() => Tools) | undefined;
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
      const source = await readSource(deps, live, run);
      await prepareToSettle(deps, live, { run, source });
      const ended = await settleCalls(deps, live, { run, source });
      if (ended !== null) return ended;
      const outcome = await runStep(deps, live, { run, keep: checkpointer.add, source });
      const step = toStep(live, run);
      if (!goesOn(step, outcome, run.prepared)) return outcome;
      await checkpointer.flush();
      await endStep(deps, live, { run, step, outcome });
    }
  } catch (error) {
    return outcomeOf(error, signal, deps);
  }
}

/** Where tools were offered and asked for, they are answered, and the model is asked once more. */
function goesOn(
  { toolCalls = [] }: StepContent,
  outcome: Outcome,
  prepared: Prepared | null,
): boolean {
  const { tools = [] } = prepared?.plan ?? {};
  return tools.length > 0 && toolCalls.length > 0 && hasWholeCalls(outcome);
}

type Asking = {
  readonly run: Run;
  readonly keep: Checkpointer["add"];
  readonly source: TurnSource;
};

/** One request to its end; made again as the model wants it where a refusal says how. */
async function runStep(deps: StepDeps, live: LiveTurn, asking: Asking): Promise<Outcome> {
  const { run } = asking;
  const { signal } = live.abort;
  const known = run.habits.length;
  for (;;) {
    const prepared = await prepareKept(deps, live, asking);
    signal.throwIfAborted();
    try {
      const outcome = await ask(deps, live, { ...asking, prepared });
      await keepHabits(deps, run, run.habits.slice(known));
      return outcome;
    } catch (error) {
      // A refusal may say how this model wants to be asked: that is tried once, and then kept.
      const missing = missingHabit(error, prepared.source.model, live.state());
      if (missing === null) throw error;
      run.habits = [...run.habits, missing];
    }
  }
}

/** What is asked and recorded; made anew where something was forgotten meanwhile, which it may tell. */
async function prepareKept(deps: StepDeps, live: LiveTurn, asking: Asking): Promise<Prepared> {
  const { run } = asking;
  for (;;) {
    live.abort.signal.throwIfAborted();
    const since = deps.turns.forgettings();
    const prepared = await prepare(deps, live, asking);
    run.prepared = prepared;
    try {
      await keepPlan(deps, live, { run, prepared, since });
      return prepared;
    } catch (error) {
      if (since === deps.turns.forgettings()) throw error;
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

/**
 * What the turn is about now; from its first step on the run knows more of the reply than its row. What
 * an earlier run was told is as untrusted to this one: its calls may be answered before anything is asked.
 */
async function readSource(deps: StepDeps, live: LiveTurn, run: Run): Promise<TurnSource> {
  const source = await deps.turns.readTurn({ turnId: live.turn.id });
  run.isTemporary = source.temporary === true;
  if (run.ended.length > 0) return source;
  run.begun = { text: source.begun, thinking: source.begunThinking };
  run.steps = source.steps;
  run.taint = [...new Set([...source.taint, ...taintOfSteps(source.steps)])];
  live.begin({ ...run.begun, tools: toolNames(source.steps) });
  return source;
}

/**
 * What is to be hidden, and how much a model can hold, is asked anew where calls of an earlier worker's
 * are answered before this run has asked for anything.
 */
async function prepareToSettle(
  deps: StepDeps,
  live: LiveTurn,
  { run, source }: Omit<Asking, "keep">,
): Promise<void> {
  const { toolCalls = [], results = [] } = run.steps.at(-1) ?? {};
  if (run.prepared !== null || toolCalls.length <= results.length) return;
  run.prepared = await prepare(deps, live, { run, source });
}

async function prepare(
  deps: StepDeps,
  live: LiveTurn,
  { run, source }: Omit<Asking, "keep">,
): Promise<Prepared> {
  const { conversationId } = live.turn;
  const { context, parameters, maintainPersonality, userMessage } = source;
  const model = withHabits(source.model, run.habits);
  const { id, text, depth, attachments, previous: leaf, taint, metadata } = userMessage;
  // What came from elsewhere has metadata of its own, which a stranger wrote.
  const { workflow, blocks } = (taint.length === 0 ? metadata : null) ?? {};
  const blockIds = blocks?.split(/\s+/u);
  const message = { id, text, depth, attachments, taint, workflow, blockIds };
  const runInput = { parameters, begun: run.begun.text, steps: run.steps };
  const turnRequest = {
    context,
    conversationId,
    leaf,
    model,
    maintainPersonality,
    message,
    ...runInput,
  };
  return deps.prepare({ ...turnRequest, isTemporary: run.isTemporary }, live.abort.signal);
}

type Planned = { readonly run: Run; readonly prepared: Prepared; readonly since: number };

/** Nothing is sent that is not recorded; what was told in an earlier step has tainted the reply. */
async function keepPlan({ turns }: StepDeps, live: LiveTurn, planned: Planned) {
  const { run, prepared, since } = planned;
  const kept = toKeptPlan({ ...prepared, bodyDigest: await bodyDigest(prepared.request.body) });
  run.taint = [...new Set([...run.taint, ...(kept.plan.taint ?? [])])];
  const plan = run.taint.length === 0 ? kept.plan : { ...kept.plan, taint: [...run.taint] };
  const index = nextIndex(run);
  const step = index === 0 ? {} : { step: index };
  await turns.keepPlan({ turnId: live.turn.id, plan: { ...kept, plan, ...step }, since });
}

function nextIndex({ steps }: Run): number {
  return (steps.at(-1)?.index ?? -1) + 1;
}

function toStep(live: LiveTurn, run: Run): StepContent {
  const { text, toolCalls } = live.state();
  const said = text.slice(run.begun.text.length);
  const index = nextIndex(run);
  // A server that names none begins anew with each answer, and one may name a call as another is renamed.
  const taken = new Set(run.steps.flatMap((step) => (step.toolCalls ?? []).map(({ id }) => id)));
  const calls = toolCalls?.map((call) => {
    let { id } = call;
    while (taken.has(id)) id += `-${index}`;
    taken.add(id);
    return { ...call, id };
  });
  return { index, text: said, ...(calls === undefined ? {} : { toolCalls: calls }) };
}

type Ending = { readonly run: Run; readonly step: StepContent; readonly outcome: Outcome };

/** Keeps the step before anything is done for it, and begins the next one where its words end. */
async function endStep(deps: StepDeps, live: LiveTurn, { run, step, outcome }: Ending) {
  const { prepared, timing } = run;
  // Said by nobody before it was asked for.
  if (prepared === null) return;
  const hide = hideStored(prepared.redactions);
  const state = live.state();
  const { usage, finish } = outcome;
  const text = hide(step.text);
  const thinking = hide(state.thinking.slice(run.begun.thinking.length));
  const toolCalls = step.toolCalls?.map((call) => {
    return { ...call, arguments: hideArguments(call.arguments, hide) };
  });
  const calls = toolCalls === undefined ? {} : { toolCalls };
  const ended = { text, thinking, finish, usage, ...timing, ...calls };
  await deps.turns.endStep({ turnId: live.turn.id, ended });
  run.ended.push({ prepared, usage, timing, written: writtenIn(run, state) });
  // Told on as it was kept, so that the rows say what the model saw.
  run.steps = [...run.steps, { ...step, text, thinking, ...calls }];
  run.begun = { text: run.begun.text + text, thinking: run.begun.thinking + thinking };
  run.timing = NOT_SENT;
  const { thinkingMs, sources } = state;
  live.begin({ ...run.begun, thinkingMs, sources, tools: toolNames(run.steps) });
}

function outcomeOf(error: unknown, signal: AbortSignal, deps: StepDeps): Outcome {
  const cause = signal.aborted ? signal.reason : error;
  if (cause === CANCELLED) {
    return { status: "cancelled", failure: null, finish: null, usage: null };
  }
  deps.onError(cause);
  const isLimit = cause instanceof AppError && cause.code === "too-many-steps";
  const status = signal.aborted || isLimit ? "interrupted" : "failed";
  return { status, failure: toFailure(cause), finish: null, usage: null };
}

/** OpenAI lists models that it has under its newer api only, and calls them missing elsewhere. */
const OPENAI_HOST = "api.openai.com";

const MISSING: ReadonlySet<string> = new Set(["provider-model-missing", "provider-no-chat"]);

/**
 * What a refusal says that the request should have done, and did not: then it is worth asking once
 * more. Null where it says nothing of the kind, or a word has come already.
 */
export function missingHabit(
  error: unknown,
  model: Model,
  { status }: Pick<TurnState, "status">,
): Habit | null {
  if (!(error instanceof AppError) || status !== "open") return null;
  const reported = habitSchema.safeParse(error.data.habit).data;
  const habit = reported ?? (isElsewhere(error, model) ? "responses" : null);
  // What the person chose for the connection is not tried another way.
  if (habit === "responses" && model.api !== undefined) return null;
  return habit === null || model.habits?.includes(habit) ? null : habit;
}

function isElsewhere({ code }: AppError, { provider, url }: Model): boolean {
  if (provider !== "openai" || !MISSING.has(code) || !URL.canParse(url)) return false;
  return new URL(url).hostname === OPENAI_HOST;
}
