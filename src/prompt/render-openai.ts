import type { Prompt } from "../domain/prompt";
import { joinNotes } from "./join-notes";
import type { RenderOptions } from "./render-options";

/** The body for an OpenAI-compatible /chat/completions: one array of messages (E-056, O-022). */
export function renderOpenai(
  prompt: Prompt,
  { model, budget, temperature }: RenderOptions,
): string {
  return JSON.stringify({
    model: model.name,
    stream: true,
    temperature,
    max_tokens: budget.reply,
    messages: [
      ...(prompt.system === "" ? [] : [{ role: "system", content: prompt.system }]),
      // What a tool gave belongs to a call's id there; without one it is data on the person's side.
      ...prompt.context.map(({ role, text }) => ({
        role: role === "tool" ? "user" : role,
        content: text,
      })),
      { role: "system", content: joinNotes(prompt) },
      { role: "user", content: prompt.userInput },
      ...(prompt.begun === "" ? [] : [{ role: "assistant", content: prompt.begun }]),
    ],
  });
}
