import { assertNever } from "../domain/assert-never";
import type { Prompt } from "../domain/prompt";
import { askToGoOn } from "./ask-to-go-on";
import { mergeSystem } from "./merge-roles";
import { renderAnthropic } from "./render-anthropic";
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

/** The document's context: exactly three fields, plain texts (O-001, O-002, O-005). */
type Context = {
  readonly system_prompt: string;
  /** Oldest first. */
  readonly history: readonly { readonly role: "user" | "assistant"; readonly content: string }[];
  readonly current_message: string;
};

/**
 * The prompt as the document's context, in JSON (O-004): entries of the system's and notes are part
 * of the system prompt (D-3); images and the time have no place in it.
 */
function renderContext(prompt: Prompt): string {
  const said = prompt.context
    .filter(({ role }) => role !== "system")
    .map(({ role, text }) => toEntry(role === "assistant", text));
  // What is to be gone on with has been said, too: the message asks for the rest of it.
  const [begun, ask] = askToGoOn(prompt);
  const isBegun = begun !== undefined && ask !== undefined;
  const context: Context = {
    system_prompt: [mergeSystem(prompt), ...prompt.notes]
      .filter((text) => text !== "")
      .join("\n\n"),
    history: isBegun
      ? [...said, toEntry(false, prompt.userInput), toEntry(true, begun.text)]
      : said,
    current_message: isBegun ? ask.text : prompt.userInput,
  };
  return JSON.stringify(context);
}

function toEntry(isModel: boolean, content: string): Context["history"][number] {
  return { role: isModel ? "assistant" : "user", content };
}
