import type { Model } from "../domain/model";
import type { PlannedStep } from "../domain/prompt-plan";
import type { StepContent } from "../domain/turn-store";
import { usesResponses } from "./uses-responses";

/** Servers of OpenAI's language that refuse a call that is told without what was thought before it. */
const WANTING = /(^|\.)(deepseek\.com|moonshot\.(ai|cn))$/;

/** Stands for an answer that was never kept: every call has to have one. */
const NO_RESULT = "This call was interrupted; nothing is known of what it did.";

/**
 * The steps that asked for tools, as a model is told of them, and what was said behind the last of
 * them, which it is to go on with; `steps` is left out where none asked.
 */
export function toPlannedSteps({
  steps = [],
  begun = "",
  model,
}: {
  readonly steps?: readonly StepContent[] | undefined;
  readonly begun?: string;
  readonly model: Model;
}): { readonly steps?: PlannedStep[]; readonly begun: string } {
  const last = steps.findLastIndex(({ toolCalls = [] }) => toolCalls.length > 0);
  if (last < 0) return { begun };
  const planned: PlannedStep[] = [];
  let before = "";
  let length = 0;
  for (const step of steps.slice(0, last + 1)) {
    const { text, toolCalls = [] } = step;
    // A step that only broke off belongs to what the next one says.
    const said = { text: before + text, ...thoughtsOf(step, model) };
    if (toolCalls.length > 0) planned.push({ ...said, calls: callsOf(step) });
    before = toolCalls.length > 0 ? "" : before + text;
    length += text.length;
  }
  return { steps: planned, begun: begun.slice(length) };
}

/** A server that has refused calls without any wants an empty one, too. */
function thoughtsOf({ thinking = "" }: StepContent, model: Model): { thinking?: string } {
  const isWanted = thinking !== "" || model.habits?.includes("thoughts") === true;
  return isWanted && takesThoughts(model) ? { thinking } : {};
}

function callsOf({ toolCalls = [], results = [] }: StepContent): PlannedStep["calls"] {
  return toolCalls.map((call) => {
    const result = results.find((one) => one.call === call.id);
    const failed = result === undefined || result.failed === true;
    const name = sanitiseName(call.name);
    return { ...call, name, result: result?.text ?? NO_RESULT, ...(failed ? { failed } : {}) };
  });
}

const MAX_NAME = 64;

/** A model may call what nobody has offered, by a name with which OpenAI, Anthropic and Gemini refuse the whole request. */
function sanitiseName(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9_-]/g, "_").replace(/^(?![A-Za-z_])/, "_");
  return plain.slice(0, MAX_NAME);
}

type Target = Pick<Model, "provider" | "url" | "habits" | "api">;

/**
 * Whether a model is told again, with the calls of a step, what it has thought in it: Ollama's
 * templates and some of OpenAI's kin want that, and others refuse the field.
 */
function takesThoughts(model: Target): boolean {
  const { provider, url, habits = [] } = model;
  if (provider === "ollama") return true;
  if (provider !== "openai" || usesResponses(model)) return false;
  return habits.includes("thoughts") || (URL.canParse(url) && WANTING.test(new URL(url).hostname));
}
