import type { Prompt } from "../domain/prompt";
import { joinNotes } from "./join-notes";
import { mergeRoles, mergeSystem } from "./merge-roles";
import type { RenderOptions } from "./render-options";

/**
 * The body for Gemini's streamGenerateContent; the model's name is part of the url there. Its first
 * entry has to be the person's (P-005).
 */
export function renderGemini(prompt: Prompt, { budget, temperature }: RenderOptions): string {
  const system = mergeSystem(prompt);
  return JSON.stringify({
    generationConfig: { temperature, maxOutputTokens: budget.reply },
    ...(system === "" ? {} : { systemInstruction: { parts: [{ text: system }] } }),
    contents: mergeRoles(prompt, joinNotes(prompt)).map(({ from, text }) => ({
      role: from,
      parts: [{ text }],
    })),
  });
}
