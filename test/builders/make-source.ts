import type { ContextPart } from "../../src/domain/context-provider";
import type { Message } from "../../src/domain/message";
import type { PromptSource } from "../../src/prompt/prompt-source";
import { makeContext } from "./make-context";

type Overrides = Partial<Omit<PromptSource, "parts" | "message">> & {
  readonly text?: string;
  readonly depth?: number;
  readonly id?: string | null;
  /** Messages of the branch, oldest first. */
  readonly history?: readonly Message[];
  /** What the context providers gave beside the messages. */
  readonly parts?: readonly ContextPart[];
};

/** What a prompt is made from, as the store would give it: one short question, no history, an Ollama model. */
export function makeSource({
  text = "the question",
  history = [],
  parts = [],
  depth = (history.at(-1)?.depth ?? -1) + 1,
  id = crypto.randomUUID(),
  ...overrides
}: Overrides = {}): PromptSource {
  return {
    context: makeContext(),
    maintainPersonality: true,
    model: {
      provider: "ollama",
      name: "llama3.2",
      url: "http://127.0.0.1:11434",
      window: 131_072,
      thinks: false,
    },
    message: { id, text, depth },
    parts: [...parts, ...history.map((message) => ({ type: "message", message }) as const)],
    begun: "",
    noSummary: "not-yet",
    ...overrides,
  };
}
