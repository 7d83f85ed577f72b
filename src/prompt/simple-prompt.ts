import type { Prompt } from "../domain/prompt";

/** O-007, word for word from the design document. */
export const DEFAULT_SYSTEM_PROMPT =
  "You are OMEGA Ω, a personal AI assistant running on the user's own server. You are helpful, concise, and action-oriented.";

/** A prompt for one question without history: one-shot asks and internal tasks (O-006, O-008). */
export function simplePrompt(message: string, nowUtc: number): Prompt {
  const system = DEFAULT_SYSTEM_PROMPT;
  return { system, context: [], notes: [], userInput: message, nowUtc, begun: "" };
}
