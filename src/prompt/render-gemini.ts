import type { Prompt } from "../domain/prompt";
import { askToGoOn } from "./ask-to-go-on";
import { mergeRoles, mergeSystem, type Side } from "./merge-roles";
import type { RenderOptions } from "./render-options";
import { toolsAsDeclarations } from "./render-tools";

/**
 * The body for Gemini's streamGenerateContent; the model's name is part of the url there. Its first
 * entry has to be the person's (P-005).
 */
export function renderGemini(prompt: Prompt, options: RenderOptions): string {
  const { model, budget, temperature, thinks = model.thinks } = options;
  const system = mergeSystem(prompt);
  return JSON.stringify({
    generationConfig: {
      temperature,
      maxOutputTokens: budget.reply,
      // A model that cannot think refuses the field.
      ...(model.thinks && thinks ? { thinkingConfig: { includeThoughts: true } } : {}),
    },
    ...(system === "" ? {} : { systemInstruction: { parts: [{ text: system }] } }),
    ...toolsAsDeclarations(options),
    contents: [...mergeRoles(prompt), ...askToGoOn(prompt)].map((side) => ({
      role: side.from,
      parts: partsOf(side),
    })),
  });
}

function partsOf({ text, images }: Side): unknown[] {
  return [
    ...images.map(({ type, data }) => ({ inlineData: { mimeType: type, data } })),
    ...(text === "" ? [] : [{ text }]),
  ];
}
