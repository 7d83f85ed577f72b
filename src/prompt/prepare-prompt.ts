import type { Prompt } from "../domain/prompt";
import type { PromptPlan } from "../domain/prompt-plan";
import type { PromptSettings } from "../domain/prompt-settings";
import type { ModelRequest } from "../domain/provider";
import type { Calibration } from "../domain/token-calibration";
import { assemblePrompt } from "./assemble-prompt";
import { planPrompt } from "./plan-prompt";
import type { PromptSource } from "./prompt-source";
import { renderPrompt } from "./render-prompt";

type Options = {
  readonly settings: PromptSettings;
  readonly counter: Calibration;
  /** Milliseconds since 1970, UTC. */
  readonly nowUtc: number;
};

/** What is shown and what is sent, made in one place; fails with `window-too-small`. */
export function preparePrompt(
  source: PromptSource,
  { settings, counter, nowUtc }: Options,
): { plan: PromptPlan; prompt: Prompt; request: ModelRequest } {
  const plan = planPrompt(source, { settings, counter });
  const prompt = assemblePrompt(plan, nowUtc);
  const { model, context } = source;
  const { budget } = plan;
  const request = renderPrompt(prompt, { model, budget, temperature: context.temperature });
  return { plan, prompt, request };
}
