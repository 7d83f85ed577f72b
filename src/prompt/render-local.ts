import type { LocalRequest } from "../domain/local-request";
import type { Prompt } from "../domain/prompt";
import { mergeRoles, mergeSystem } from "./merge-roles";
import type { RenderOptions } from "./render-options";

/** The body for a model inside the browser; it sees no images and calls no tools, so it has no steps. */
export function renderLocal(prompt: Prompt, options: RenderOptions): string {
  const { model, budget, temperature, sampling = {} } = options;
  const { topP, seed, stop } = sampling;
  const system = mergeSystem(prompt);
  const { begun } = prompt;
  const request: LocalRequest = {
    model: model.name,
    maxTokens: budget.reply,
    temperature,
    ...(topP === undefined ? {} : { topP }),
    ...(seed === undefined ? {} : { seed }),
    ...(stop === undefined ? {} : { stop }),
    window: budget.window,
    messages: [
      ...(system === "" ? [] : [{ role: "system" as const, content: system }]),
      ...mergeRoles(prompt).map(({ from, text }) => ({
        role: from === "model" ? ("assistant" as const) : from,
        content: text,
      })),
      // A last entry of the assistant's is gone on with.
      ...(begun === "" ? [] : [{ role: "assistant" as const, content: begun }]),
    ],
  };
  return JSON.stringify(request);
}
