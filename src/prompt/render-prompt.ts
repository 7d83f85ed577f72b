import { assertNever } from "../domain/assert-never";
import type { Model } from "../domain/model";
import type { Prompt } from "../domain/prompt";
import type { ModelRequest } from "../domain/provider";
import { withoutHalves } from "../domain/without-halves";
import { renderAnthropic } from "./render-anthropic";
import { renderGemini } from "./render-gemini";
import { renderLocal } from "./render-local";
import { renderOllama } from "./render-ollama";
import { renderOpenai } from "./render-openai";
import type { RenderOptions } from "./render-options";
import { usesResponses } from "./uses-responses";

/** E-024, O-022: the exact request that the model's provider is sent. */
export function renderPrompt(prompt: Prompt, options: RenderOptions): ModelRequest {
  const { model } = options;
  return {
    provider: model.provider,
    url: urlFor(model),
    body: withoutHalves(renderBody(prompt, options)),
    ...(model.connection === undefined ? {} : { connection: model.connection }),
  };
}

/** Empty where nothing leaves the browser. */
function urlFor(model: Model): string {
  const { provider, url, name } = model;
  switch (provider) {
    case "ollama":
      return `${url}/api/chat`;
    case "openai":
      return `${url}/${usesResponses(model) ? "responses" : "chat/completions"}`;
    case "anthropic":
      return `${url}/v1/messages`;
    case "gemini":
      return `${url}/models/${encodeURIComponent(name)}:streamGenerateContent?alt=sse`;
    case "gguf":
    case "browser":
    case "guide":
      return "";
    default:
      return assertNever(provider);
  }
}

function renderBody(prompt: Prompt, options: RenderOptions): string {
  const { provider } = options.model;
  switch (provider) {
    case "ollama":
      return renderOllama(prompt, options);
    case "openai":
      return renderOpenai(prompt, options);
    case "anthropic":
      return renderAnthropic(prompt, options);
    case "gemini":
      return renderGemini(prompt, options);
    case "gguf":
    case "browser":
      return renderLocal(prompt, options);
    case "guide":
      return guideBody(prompt);
    default:
      return assertNever(provider);
  }
}

function guideBody({ userInput, begun, quotes = [] }: Prompt): string {
  return JSON.stringify({ question: userInput, begun, ...(quotes.length === 0 ? {} : { quotes }) });
}
