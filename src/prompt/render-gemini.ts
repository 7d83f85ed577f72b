import type { Effort } from "../domain/chat-parameters";
import type { Prompt } from "../domain/prompt";
import { askToGoOn } from "./ask-to-go-on";
import { mergeRoles, mergeSystem, type Side, withFirst } from "./merge-roles";
import type { RenderOptions } from "./render-options";
import { stepsAsContents } from "./render-steps";
import { toolsAsDeclarations } from "./render-tools";
import { replyLimit } from "./reply-limit";

/**
 * The body for Gemini's streamGenerateContent; the model's name is part of the url there. Its first
 * entry has to be the person's (P-005).
 */
export function renderGemini(prompt: Prompt, options: RenderOptions): string {
  const { model, temperature, thinks = model.thinks, sampling = {} } = options;
  const { topP, seed, stop, effort } = sampling;
  // Gemma refuses instructions of the system's there: they are said first, on the person's side.
  const isGemma = /(^|\/)gemma/i.test(model.name);
  const merged = mergeSystem(prompt);
  const system = isGemma ? "" : merged;
  const sides = mergeRoles(prompt);
  return JSON.stringify({
    generationConfig: {
      temperature,
      ...(topP === undefined ? {} : { topP }),
      ...(seed === undefined ? {} : { seed }),
      ...(stop === undefined ? {} : { stopSequences: stop }),
      ...replyLimit(options, "maxOutputTokens"),
      ...thinkingField({ shows: model.thinks && thinks, effort }),
    },
    ...(system === "" ? {} : { systemInstruction: { parts: [{ text: system }] } }),
    ...toolsAsDeclarations(options),
    contents: [
      ...(isGemma ? withFirst(merged, sides) : sides).map(toContent),
      ...stepsAsContents(prompt),
      ...askToGoOn(prompt).map(toContent),
    ],
  });
}

/** A model that cannot think refuses the field. */
function thinkingField({ shows, effort }: { shows: boolean; effort: Effort | undefined }) {
  if (!shows && effort === undefined) return {};
  return {
    thinkingConfig: {
      ...(shows ? { includeThoughts: true } : {}),
      ...(effort === undefined ? {} : { thinkingLevel: effort }),
    },
  };
}

function toContent(side: Side): object {
  return { role: side.from, parts: partsOf(side) };
}

function partsOf({ text, images }: Side): unknown[] {
  return [
    ...images.map(({ type, data }) => ({ inlineData: { mimeType: type, data } })),
    ...(text === "" ? [] : [{ text }]),
  ];
}
