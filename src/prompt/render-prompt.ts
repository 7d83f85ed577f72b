import { assertNever } from "../domain/assert-never";
import type { Prompt } from "../domain/prompt";
import type { ModelRequest } from "../domain/provider";
import { renderOllama } from "./render-ollama";
import type { RenderOptions } from "./render-options";

/** The exact request that the model's provider is sent. */
export function renderPrompt(prompt: Prompt, options: RenderOptions): ModelRequest {
  const { provider, url } = options.model;
  switch (provider) {
    case "ollama":
      return { provider, url: `${url}/api/chat`, body: renderOllama(prompt, options) };
    case "guide":
      return { provider, url: "", body: guideBody(prompt) };
    default:
      return assertNever(provider);
  }
}

function guideBody({ userInput, begun }: Prompt): string {
  return JSON.stringify({ question: userInput, begun });
}
