import type { Summary } from "../../src/domain/summary";

/** An active range summary with random ids; what matters to a test is passed in. */
export function makeSummary(overrides: Partial<Summary> = {}): Summary {
  return {
    id: crypto.randomUUID(),
    conversationId: crypto.randomUUID(),
    contextId: crypto.randomUUID(),
    order: 8,
    version: 1,
    kind: "range",
    state: "active",
    text: "They spoke about the weather.",
    throughId: crypto.randomUUID(),
    messages: 8,
    folds: null,
    foldedInto: null,
    writtenBy: "model",
    provider: "ollama",
    model: "llama3.2",
    former: null,
    taint: [],
    createdAt: 0,
    updatedAt: 0,
    ...overrides,
  };
}
