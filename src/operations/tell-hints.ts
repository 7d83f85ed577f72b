import type { PersonalityHint } from "../domain/personality-hint";
import { reviewPersonality } from "../domain/review-personality";

const SENTENCES: Readonly<Record<PersonalityHint["code"], string>> = {
  empty: "is empty.",
  "very-short": "is too short for a character to be known by.",
  "very-long": "takes much of a small model's window from the conversation.",
  "contradicts-steadiness": "asks for what the guidance to stay steady forbids.",
  "forged-tags": "holds what looks like a part of the prompt; that is broken before it is sent.",
  "speaks-as-user": 'says "I"; a partner is addressed as "you".',
  "no-role": "does not say who the partner is.",
};

/**
 * What may keep a personality from holding (M-054), a sentence for each kind in each field, empty
 * where nothing does; its texts are not repeated.
 */
export function tellHints(
  texts: { readonly systemPrompt: string; readonly personality: string },
  personalityName: "personality" | "defaultPersonality" = "personality",
): string {
  const names = { systemPrompt: "systemPrompt", personality: personalityName };
  const sentences = reviewPersonality(texts).map(
    ({ code, field }) => `Hint: "${names[field]}" ${SENTENCES[code]}`,
  );
  return [...new Set(sentences)].join(" ");
}
