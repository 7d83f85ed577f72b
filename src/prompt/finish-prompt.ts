import type { Prompt } from "../domain/prompt";
import type { PromptPlan } from "../domain/prompt-plan";
import type { ModelRequest } from "../domain/provider";
import { assemblePrompt, type ImageBytes } from "./assemble-prompt";
import type { PromptSource } from "./prompt-source";
import { renderPrompt } from "./render-prompt";
import { resolveParameters } from "./resolve-parameters";

type Finish = { readonly nowUtc: number; readonly images: ImageBytes };

/** What is shown and what is sent of a plan, made in one place, with the images that were read for it. */
export function finishPrompt(
  plan: PromptPlan,
  source: Pick<PromptSource, "model" | "context" | "parameters">,
  { nowUtc, images }: Finish,
): { prompt: Prompt; request: ModelRequest } {
  const prompt = assemblePrompt(plan, nowUtc, images);
  const { budget, tools = [] } = plan;
  const parameters = resolveParameters(source);
  const request = renderPrompt(prompt, { model: source.model, budget, tools, ...parameters });
  return { prompt, request };
}
