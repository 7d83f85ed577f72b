import type { Prompt } from "../domain/prompt";
import { joinNotes } from "./join-notes";
import { mergeRoles, mergeSystem } from "./merge-roles";
import type { RenderOptions } from "./render-options";

/** The body for Anthropic's /v1/messages: the system text apart, two roles that take turns. */
export function renderAnthropic(
  prompt: Prompt,
  { model, budget, temperature }: RenderOptions,
): string {
  const system = mergeSystem(prompt);
  return JSON.stringify({
    model: model.name,
    stream: true,
    max_tokens: budget.reply,
    temperature,
    ...(system === "" ? {} : { system }),
    messages: mergeRoles(prompt, joinNotes(prompt)).map(({ from, text }) => ({
      role: from === "model" ? "assistant" : "user",
      content: text,
    })),
  });
}
