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

  it("does not take a later release for the one before", () => {
    expect(knownWindow("llama3.9")).toBeNull();
    expect(knownWindow("llama30")).toBeNull();
    expect(knownWindow("my-own-model")).toBeNull();
    expect(knownWindow("")).toBeNull();
  });
});
