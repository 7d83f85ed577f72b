import type { Prompt, PromptImage } from "../../src/domain/prompt";
import type { RenderOptions } from "../../src/prompt/render-options";

/** A prompt with a system text and a first message, at the beginning of 1970. */
export function makePrompt(overrides: Partial<Prompt> = {}): Prompt {
  return {
    system: "be calm",
    context: [],
    notes: [],
    userInput: "go on",
    nowUtc: 0,
    begun: "",
    ...overrides,
  };
}

/** Render options for a model with a budget of 500 reply tokens. */
export function makeRenderOptions(
  model: Partial<RenderOptions["model"]> = {},
  overrides: Partial<Omit<RenderOptions, "model">> = {},
): RenderOptions {
  return {
    model: {
      provider: "openai",
      name: "m",
      url: "https://api.example.com/v1",
      window: 8_192,
      thinks: false,
      ...model,
    },
    budget: { window: 8_192, windowSource: "provider", reply: 500, history: 4_000, memory: 500 },
    temperature: 0.7,
    ...overrides,
  };
}

/** A small image; its data is no real picture. */
export function makePromptImage(overrides: Partial<PromptImage> = {}): PromptImage {
  return { type: "image/png", data: "aGVsbG8=", name: "a.png", ...overrides };
}
