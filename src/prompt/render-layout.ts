import { assertNever } from "../domain/assert-never";
import type { Prompt } from "../domain/prompt";
import { renderAnthropic } from "./render-anthropic";
import { renderContext } from "./render-context";
import { renderElara } from "./render-elara";
import { renderGemini } from "./render-gemini";
import { renderOllama } from "./render-ollama";
import { renderOmega } from "./render-omega";
import { renderOpenai } from "./render-openai";
import type { RenderOptions } from "./render-options";

export type PromptLayout =
  | "openai"
  | "anthropic"
  | "gemini"
  | "ollama"
  | "elara"
  | "omega"
  | "json";

/** The prompt as a provider's body, as one of the documents' texts, or its context in JSON. */
export function renderLayout(prompt: Prompt, layout: PromptLayout, options: RenderOptions): string {
  switch (layout) {
    case "openai":
      return renderOpenai(prompt, options);
    case "anthropic":
      return renderAnthropic(prompt, options);
    case "gemini":
      return renderGemini(prompt, options);
    case "ollama":
      return renderOllama(prompt, options);
    case "elara":
      return renderElara(prompt);
    case "omega":
      return renderOmega(prompt);
    case "json":
      return renderContext(prompt);
    default:
      return assertNever(layout);
  }
}
