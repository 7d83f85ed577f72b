import type { Message } from "../../../src/domain/message";
import type { Prompt } from "../../../src/domain/prompt";
import type { PromptMode } from "../../../src/domain/prompt-mode";
import type { PromptPlan } from "../../../src/domain/prompt-plan";
import { DEFAULT_PROMPT_SETTINGS } from "../../../src/domain/prompt-settings";
import { calibrate } from "../../../src/domain/token-calibration";
import { planSummary } from "../../../src/prompt/plan-summary";
import { renderPrompt } from "../../../src/prompt/render-prompt";
import { makeBranch } from "../../builders/make-message";
import { makeSource } from "../../builders/make-source";
import { makeSummary } from "../../builders/make-summary";
import { preparePrompt } from "../../builders/prepare-prompt";
import { CONVERSATION, SUMMARY } from "./prefix-conversation";

/** Where what a mode adds is said: beside the message, as the product does it, or in the system text. */
type Placement = "note" | "system";

type Request = { readonly body: string; readonly mode: PromptMode };

/**
 * The share (0 to 1) of a turn's request body that the next turn's begins with, mean over the pairs
 * of a conversation of twelve turns: its mode changes three times, and after the tenth turn a summary
 * takes the place of the first four. `shares` are in order, the first of the first turn.
 */
export function measurePrefix(placement: Placement = "note"): {
  mean: number;
  shares: readonly number[];
  modes: readonly PromptMode[];
} {
  const requests = makeRequests(placement);
  const shares = requests.slice(1).map((request, at) => {
    const before = requests[at]?.body ?? "";
    return commonPrefix(before, request.body) / before.length;
  });
  const mean = shares.reduce((total, share) => total + share, 0) / shares.length;
  return { mean, shares, modes: requests.map(({ mode }) => mode) };
}

const START = Date.UTC(2026, 1, 27, 19, 0);
const MINUTE = 60_000;
const SETTINGS = DEFAULT_PROMPT_SETTINGS;

function makeRequests(placement: Placement): Request[] {
  const branch = makeBranch(CONVERSATION);
  const { context, model } = makeSource();
  let summary: ReturnType<typeof makeSummary> | null = null;
  return CONVERSATION.map(([text], turn) => {
    const history = branch.slice(0, turn * 2);
    summary ??= summarise(history);
    const parts = summary === null ? [] : [{ type: "summary", summary } as const];
    const source = makeSource({ context, model, text, history, parts });
    const nowUtc = START + turn * 3 * MINUTE;
    const { plan, prompt, request } = preparePrompt(source, {
      settings: SETTINGS,
      counter: calibrate([]),
      nowUtc,
    });
    const { temperature } = context;
    const { budget } = plan;
    const moved = renderPrompt(toSystem(prompt, plan), { model, budget, temperature });
    const { body } = placement === "note" ? request : moved;
    return { body, mode: plan.mode };
  });
}

/** What the job does between two turns, with its answer given. */
function summarise(history: readonly Message[]): ReturnType<typeof makeSummary> | null {
  const planned = planSummary({
    messages: history,
    more: false,
    leftOut: null,
    droppedThrough: null,
    settings: SETTINGS,
    force: false,
  });
  const last = planned?.covered.at(-1);
  if (last === undefined) return null;
  return makeSummary({ text: SUMMARY, throughId: last.id, messages: last.depth + 1 });
}

/** The other placement: every section in the system text, in D-11's order. */
function toSystem(prompt: Prompt, plan: PromptPlan): Prompt {
  return { ...prompt, system: plan.sections.map(({ text }) => text).join("\n\n"), notes: [] };
}

function commonPrefix(before: string, after: string): number {
  let length = 0;
  while (length < before.length && before[length] === after[length]) length += 1;
  return length;
}
