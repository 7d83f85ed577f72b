import { AppError } from "../domain/app-error";
import { hideSent } from "../domain/redaction";
import type { Step, ToolResult } from "../domain/step";
import type { Taint } from "../domain/taint";
import type { Outcome } from "../domain/turn";
import type { StepContent, TurnSource, TurnStore } from "../domain/turn-store";
import type { Run } from "./learn-from-run";
import type { LiveTurn } from "./live-turn";
import { boundResult } from "./tools/bound-result";
import type { CallSite, Tools } from "./tools/tool";
import { calledIn, endsTurn } from "./tools/tool-rules";

/** Requests of one run of a turn that may go on after an answer of tools. */
const MAX_STEPS = 16;

/** Milliseconds from a run's first call on, after which it answers no further one. */
const MAX_TIME = 5 * 60_000;

/** The turn ends with a call that the person is asked about; a decision goes on with it. */
const WAITS: Outcome = { status: "complete", failure: null, finish: "tool-calls", usage: null };

/** The turn ends with a call that ends it (P-091). */
const EXITS: Outcome = { status: "complete", failure: null, finish: "stop", usage: null };

type Deps = {
  readonly turns: Pick<TurnStore, "keepResult">;
  readonly tools?: (() => Tools) | undefined;
  readonly ticks: () => number;
};

type Settling = { readonly run: Run; readonly source: TurnSource };

/**
 * Answers those calls of the newest step that have no answer, of an earlier worker's too, each kept
 * before the next one is looked at. Null where the turn goes on; else how it ends. Fails with
 * `too-many-steps`, or with the signal's reason.
 */
export async function settleCalls(
  deps: Deps,
  live: LiveTurn,
  { run, source }: Settling,
): Promise<Outcome | null> {
  const step = run.steps.at(-1);
  if (step?.toolCalls === undefined || deps.tools === undefined) return null;
  const tools = deps.tools();
  const { signal } = live.abort;
  const results = [...(step.results ?? [])];
  for (const call of step.toolCalls) {
    if (results.some((result) => result.call === call.id)) continue;
    signal.throwIfAborted();
    const began = deps.ticks();
    run.toolsSince ??= began;
    const isLate = began - run.toolsSince > MAX_TIME;
    if (run.ended.length >= MAX_STEPS || isLate) throw new AppError("too-many-steps");
    const callSite = callSiteOf(deps, live, { run, source });
    const answered = await tools.answer(call, callSite);
    if (answered === "waits") return WAITS;
    const hide = hideSent(run.prepared?.redactions ?? []);
    const ms = Math.round(deps.ticks() - began);
    // Kept as the model is told it, and cut behind that: half of what is to be hidden would not be known again.
    const hidden = { ...answered.result, text: hide(answered.result.text), ms };
    const result = boundResult(hidden, callSite);
    const { isKept, isSent } = answered;
    if (!isKept) await deps.turns.keepResult({ turnId: live.turn.id, result, isSent });
    results.push(result);
    run.steps = [...run.steps.slice(0, -1), { ...step, results }];
    run.taint = addTaint(run.taint, [result]);
  }
  const { toolRules = [] } = source.context;
  return endsTurn(toolRules, calledIn(run.steps.slice(-1))) ? EXITS : null;
}

function callSiteOf(
  { turns }: Deps,
  { turn, abort }: LiveTurn,
  { run, source }: Settling,
): CallSite {
  return {
    context: source.context,
    conversationId: turn.conversationId,
    turnId: turn.id,
    isTemporary: run.isTemporary,
    taint: run.taint,
    steps: run.steps,
    window: run.prepared?.window ?? 0,
    noteSent: (result) => turns.keepResult({ turnId: turn.id, result }),
    signal: abort.signal,
  };
}

/** The untrusted sources of all that was told for these steps, and of what tools have answered in them. */
export function taintOfSteps(steps: readonly TaintedStep[]): readonly Taint[] {
  const planTaint = steps.flatMap(({ kept }) => kept?.plan.taint ?? []);
  const results = steps.flatMap((step) => step.results ?? []);
  return addTaint(planTaint, results);
}

type TaintedStep = Pick<StepContent, "results"> & Partial<Pick<Step, "kept">>;

function addTaint(taint: readonly Taint[], results: readonly ToolResult[]): readonly Taint[] {
  return [...new Set([...taint, ...results.flatMap((result) => result.taint ?? [])])];
}
