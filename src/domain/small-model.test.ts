import { describe, expect, it } from "vitest";
import { isSmallModel } from "./small-model";

describe("isSmallModel", () => {
  it.each([
    ["llama3.2:3b", true],
    ["Qwen2.5-7B-Instruct-Q4_K_M", true],
    ["gemma3:1b-it-qat", true],
    ["deepseek-r1:8b", true],
    ["qwen2.5:0.5b", true],
    ["llama3.3:70b", false],
    ["qwen3:30b-a3b", false],
    ["gpt-4.1-mini", false],
    ["mistral", false],
    ["b", false],
  ])("M-013 tells by the name of %s: %s", (name, small) => {
    expect(isSmallModel({ provider: "ollama", name })).toBe(small);
  });

  it("M-013 takes every model inside the browser for small", () => {
    expect(isSmallModel({ provider: "browser", name: "" })).toBe(true);
    expect(isSmallModel({ provider: "gguf", name: "anything" })).toBe(true);
  });
});
