import { assertNever } from "../domain/assert-never";
import type { Model } from "../domain/model";
import type { Prompt } from "../domain/prompt";
import type { ModelRequest } from "../domain/provider";
import type { Budget } from "./context-plan";
import { renderOllama } from "./render-ollama";

type Options = { model: Model; budget: Budget; temperature: number };

/** The exact request that the model's provider is sent. */
export function renderPrompt(prompt: Prompt, options: Options): ModelRequest {
  const provider = options.model.provider;
  switch (provider) {
    case "ollama":
      return renderOllama(prompt, options);
    case "guide":
      return { provider, url: "", body: guideBody(prompt) };
    default:
      return assertNever(provider);
  }
}

function guideBody({ userInput, begun }: Prompt): string {
  return JSON.stringify({ question: userInput, begun });
}
