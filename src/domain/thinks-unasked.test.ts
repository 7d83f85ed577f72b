import { describe, expect, it } from "vitest";
import { isOpenaiReasoner, isThinking, thinksUnasked } from "./thinks-unasked";

describe("thinksUnasked", () => {
  it.each([
    ["o1", true],
    ["o3-mini", true],
    ["o4-mini-2025-04-16", true],
    ["gpt-5", true],
    ["openai/gpt-5.2-mini", true],
    ["GPT-5-nano", true],
    ["deepseek-reasoner", true],
    ["x-ai/grok-4-0709", true],
    ["grok-4-fast-non-reasoning", false],
    ["gpt-5-chat-latest", false],
    ["gpt-4o", false],
    ["gpt-4.1-mini", false],
    ["gpt-oss:20b", false],
    ["deepseek-chat", false],
    ["grok-3", false],
    ["olmo-2", false],
    ["claude-opus-5", true],
    ["anthropic/claude-opus-5.5", true],
    ["claude-haiku-5-5-20261007", true],
    ["claude-opus-4-8", false],
    ["claude-3-5-sonnet-20241022", false],
    ["claude-sonnet-4-20250514", false],
    ["claude-next", false],
  ])("%s: %s", (name, thinks) => {
    expect(thinksUnasked(name)).toBe(thinks);
  });

  it("is more than OpenAI's rule of temperatures", () => {
    expect([isOpenaiReasoner("o3"), isOpenaiReasoner("deepseek-reasoner")]).toEqual([true, false]);
    expect(isOpenaiReasoner("openai/gpt-oss-20b")).toBe(false);
  });
});

describe("isThinking", () => {
  it("goes by the name only where servers tell nothing of it", () => {
    const model = { provider: "openai", name: "o3", thinks: false } as const;
    expect(isThinking(model)).toBe(true);
    expect(isThinking({ ...model, provider: "ollama" })).toBe(false);
    const claude = { ...model, provider: "anthropic", name: "claude-sonnet-5" } as const;
    expect(isThinking(claude)).toBe(true);
    expect(isThinking({ ...claude, name: "claude-opus-4-8" })).toBe(false);
    expect(isThinking({ ...model, provider: "ollama", name: "qwen3", thinks: true })).toBe(true);
  });

  it.each([
    ["gpt-oss:20b", true],
    // Measured in BerriAI/litellm-docs#559 (Kimi, GLM, Gemini), No-Compromise-AI/glm-mcp#60.
    ["kimi-k2.5", true],
    ["moonshotai/Kimi-K2.6", true],
    ["kimi-k3", true],
    ["kimi-k2-0905-preview", false],
    ["kimi-k2-thinking-turbo", true],
    ["glm-4.6", true],
    ["zai-org/GLM-5.3-flash", true],
    ["glm-4-plus", false],
    ["models/gemini-2.5-flash", true],
    ["models/gemini-2.5-flash-lite", false],
    ["models/gemini-3.5-flash", true],
    ["models/gemini-2.0-flash", false],
    ["MiniMaxAI/MiniMax-M2.5", true],
    ["deepseek/deepseek-r1-0528-qwen3-8b", true],
    ["qwen/qwen3-30b-a3b-thinking-2507", true],
    ["qwen3-30b-a3b-instruct-2507", false],
    ["qwen3-non-thinking", false],
  ])("knows more names of OpenAI's language, %s: %s, and of no other", (name, thinks) => {
    expect(isThinking({ provider: "openai", name, thinks: false })).toBe(thinks);
    expect(isThinking({ provider: "anthropic", name, thinks: false })).toBe(false);
  });
});
