import type { Model } from "../domain/model";
import type { PersonalityHint } from "../domain/personality-hint";
import { reviewPersonality } from "../domain/review-personality";
import { isSmallModel } from "../domain/small-model";

const SENTENCES: Readonly<Record<PersonalityHint["code"], string>> = {
  empty: "is empty.",
  "very-short": "is too short for a character to be known by.",
  "very-long": "takes much of a small model's window from the conversation.",
  "contradicts-steadiness": "asks for what the guidance to stay steady forbids.",
  "forged-tags": "holds what looks like a part of the prompt; that is broken before it is sent.",
  "speaks-as-user": 'says "I"; a partner is addressed as "you".',
  "no-role": "does not say who the partner is.",
  "not-english": "is not in English, in which a small model holds a character best.",
};

/**
 * What may keep a personality from holding (M-054), a sentence for each kind in each field, empty
 * where nothing does; its texts are not repeated.
 */
export function formatHints(
  texts: { readonly systemPrompt: string; readonly personality: string },
  personalityName: "personality" | "defaultPersonality" = "personality",
  model: Model | null = null,
): string {
  const names = { systemPrompt: "systemPrompt", personality: personalityName };
  const sentences = reviewPersonality(texts, {
    forSmall: model !== null && isSmallModel(model),
  }).map(({ code, field }) => `Hint: "${names[field]}" ${SENTENCES[code]}`);
  return [...new Set(sentences)].join(" ");
}
