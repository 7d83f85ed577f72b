import { PROFESSIONAL_ASSISTANT } from "../../src/domain/preset";
import type { ContextSource } from "../../src/turns/turn-store";
import { makeMessage } from "./make-message";

/** A context source as the store would read it: one short question, no history, an Ollama model. */
export function makeSource(overrides: Partial<ContextSource> = {}): ContextSource {
  const history = overrides.history ?? [];
  return {
    context: {
      id: crypto.randomUUID(),
      presetId: PROFESSIONAL_ASSISTANT.id,
      name: PROFESSIONAL_ASSISTANT.name,
      systemPrompt: PROFESSIONAL_ASSISTANT.systemPrompt,
      personality: PROFESSIONAL_ASSISTANT.defaultPersonality,
      ...PROFESSIONAL_ASSISTANT.defaultSettings,
      createdAt: 0,
      updatedAt: 0,
    },
    model: {
      provider: "ollama",
      name: "llama3.2",
      url: "http://127.0.0.1:11434",
      window: 131_072,
      thinks: false,
    },
    userMessage: makeMessage({ text: "the question", depth: history.length }),
    history,
    begun: "",
    begunThinking: "",
    ...overrides,
  };
}
