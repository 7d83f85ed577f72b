import type { Context } from "../../src/domain/context";
import { PROFESSIONAL_ASSISTANT } from "../../src/domain/preset";
import type { TurnSource } from "../../src/turns/turn-store";
import { makeMessage } from "./make-message";

/** A context made from the default preset. */
export function makeContext(overrides: Partial<Context> = {}): Context {
  return {
    id: crypto.randomUUID(),
    presetId: PROFESSIONAL_ASSISTANT.id,
    name: PROFESSIONAL_ASSISTANT.name,
    systemPrompt: PROFESSIONAL_ASSISTANT.systemPrompt,
    personality: PROFESSIONAL_ASSISTANT.defaultPersonality,
    ...PROFESSIONAL_ASSISTANT.defaultSettings,
    createdAt: 0,
    updatedAt: 0,
    ...overrides,
  };
}

/** What a running turn is about, as the store would read it: one short question, an Ollama model. */
export function makeTurnSource(overrides: Partial<TurnSource> = {}): TurnSource {
  return {
    context: makeContext(),
    model: {
      provider: "ollama",
      name: "llama3.2",
      url: "http://127.0.0.1:11434",
      window: 131_072,
      thinks: false,
    },
    userMessage: makeMessage({ text: "the question" }),
    begun: "",
    begunThinking: "",
    ...overrides,
  };
}
