import { describe, expect, it } from "vitest";
import { knownWindow } from "./window-table";

describe("knownWindow", () => {
  it("knows a family whatever the size, the tag and the publisher", () => {
    expect(knownWindow("llama3.2:3b-instruct-q4_K_M")).toBe(131_072);
    expect(knownWindow("library/Phi4")).toBe(16_384);
    expect(knownWindow("claude-sonnet-4-5")).toBe(200_000);
  });

  it("takes the most exact family", () => {
    expect(knownWindow("qwen2.5-math:7b")).toBe(4_096);
    expect(knownWindow("qwen2.5-coder:7b")).toBe(32_768);
  });

  it.each([
    ["gpt-4", 8_192],
    ["gpt-4-0613", 8_192],
    ["gpt-4-turbo-2024-04-09", 128_000],
    ["gpt-4-1106-preview", 128_000],
    ["gpt-5-mini-2025-08-07", 272_000],
    ["gpt-5-chat-latest", 128_000],
    ["openai/gpt-5.1-chat-latest", 128_000],
    ["o1-mini", 128_000],
    ["o3-mini", 200_000],
    ["o4-mini", 200_000],
    ["deepseek-chat", 128_000],
    ["grok-2-vision-1212", 8_192],
    ["grok-3-mini", 131_072],
    ["grok-4-0709", 256_000],
    ["grok-4.20-0309-reasoning", 1_000_000],
    ["grok-4.5", 500_000],
    ["gpt-5.5-2026-04-24", 272_000],
    ["glm-4.5-air", 131_072],
    ["zai-org/GLM-4.6", 200_000],
    ["MiniMax-M2", 196_608],
  ])("knows %s, whose provider lists no windows", (name, window) => {
    expect(knownWindow(name)).toBe(window);
  });

  it("does not take a later release for the one before", () => {
    expect(knownWindow("llama3.9")).toBeNull();
    expect(knownWindow("llama30")).toBeNull();
    expect(knownWindow("gpt-6")).toBeNull();
    expect(knownWindow("o30")).toBeNull();
    expect(knownWindow("my-own-model")).toBeNull();
    expect(knownWindow("")).toBeNull();
  });
});
