import type { TurnSource } from "../../src/domain/turn-store";
import { makeContext } from "./make-context";
import { makeMessage } from "./make-message";

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
    maintainPersonality: true,
    userMessage: makeMessage({ text: "the question" }),
    begun: "",
    begunThinking: "",
    taint: [],
    steps: [],
    ...overrides,
  };
}
