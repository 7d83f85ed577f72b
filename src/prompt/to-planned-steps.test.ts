import { describe, expect, it } from "vitest";
import type { Model } from "../domain/model";
import type { StepContent } from "../domain/turn-store";
import { toPlannedSteps } from "./to-planned-steps";

const OPENAI: Model = {
  provider: "openai",
  name: "m",
  url: "https://api.openai.com/v1",
  window: null,
  thinks: true,
};

const CALL = { id: "a", name: "look", arguments: "{}" };

const step = (index: number, over: Partial<StepContent>): StepContent => ({
  index,
  text: "",
  ...over,
});

describe("toPlannedSteps", () => {
  it("has what was said behind the last calls as what is to be gone on with", () => {
    const results = [{ call: "a", text: "seen" }];
    const steps = [
      step(0, { text: "One. ", toolCalls: [CALL], results }),
      step(1, { text: "Two " }),
    ];
    expect(toPlannedSteps({ steps, begun: "One. Two and a half", model: OPENAI })).toEqual({
      steps: [{ text: "One. ", calls: [{ ...CALL, result: "seen" }] }],
      begun: "Two and a half",
    });
  });

  it("is a reply as ever where no tool was asked for", () => {
    expect(
      toPlannedSteps({ steps: [step(0, { text: "Half" })], begun: "Half a", model: OPENAI }),
    ).toEqual({
      begun: "Half a",
    });
  });

  it("tells what broke off before a call with that call", () => {
    const results = [{ call: "a", text: "seen" }];
    const steps = [
      step(0, { text: "Half " }),
      step(1, { text: "whole.", toolCalls: [CALL], results }),
    ];
    expect(toPlannedSteps({ steps, begun: "Half whole.", model: OPENAI })).toMatchObject({
      steps: [{ text: "Half whole." }],
      begun: "",
    });
  });

  it("has an answer to every call: one that was never kept is told as interrupted", () => {
    const { steps } = toPlannedSteps({
      steps: [step(0, { toolCalls: [CALL] })],
      begun: "",
      model: OPENAI,
    });
    expect(steps?.[0]?.calls[0]).toMatchObject({
      failed: true,
      result: expect.stringContaining("interrupted"),
    });
  });

  // Sources: microsoft/semantic-kernel#4447 (`multi_tool_use.parallel`, which nobody offered),
  // mcp-use/mcp-use#90: "function.name: string does not match pattern".
  it.each([
    ["block_read", "block_read"],
    ["files__read-2", "files__read-2"],
    ["multi_tool_use.parallel", "multi_tool_use_parallel"],
    ["look<|channel|>json", "look__channel__json"],
    ["1st", "_1st"],
    ["", "_"],
    ["ö".repeat(100), "_".repeat(64)],
  ])(
    "calls a tool that a model has made up by a name that every provider takes: %j",
    (name, expected) => {
      const one = step(0, { toolCalls: [{ ...CALL, name }] });
      expect(toPlannedSteps({ steps: [one], model: OPENAI }).steps?.[0]?.calls[0]?.name).toBe(
        expected,
      );
    },
  );

  describe("what was thought before a call", () => {
    const sentThinking = (over: Partial<Model>, thinking: string | undefined) => {
      const one = step(0, { toolCalls: [CALL], ...(thinking === undefined ? {} : { thinking }) });
      return toPlannedSteps({ steps: [one], model: { ...OPENAI, ...over } }).steps?.[0]?.thinking;
    };

    // Sources: api-docs.deepseek.com/guides/thinking_mode, platform.moonshot.ai (Kimi K2 thinking), docs.ollama.com (Tool calling).
    it.each([
      [{ url: "https://api.deepseek.com/v1" }],
      [{ url: "https://api.moonshot.ai/v1" }],
      [{ url: "https://api.moonshot.cn/v1" }],
      [{ provider: "ollama", url: "http://localhost:11434" }],
      [{ url: "https://proxy.example/v1", habits: ["thoughts"] }],
    ] as const)("is told again by %j", (over) => {
      expect(
        sentThinking({ ...over, habits: [...("habits" in over ? over.habits : [])] }, "hm"),
      ).toBe("hm");
    });

    it.each([
      [{}],
      [{ url: "https://deepseek.com.evil.example/v1" }],
      [{ provider: "anthropic", url: "https://api.anthropic.com" }],
      [{ provider: "gemini", url: "https://g.example/v1beta" }],
      [{ url: "https://api.deepseek.com/v1", api: "responses" }],
    ] as const)("is not told by %j, which may refuse it", (over) => {
      expect(sentThinking(over, "hm")).toBeUndefined();
    });

    it("is told as nothing where it was nothing, and only to who has refused calls without", () => {
      expect(sentThinking({ habits: ["thoughts"] }, undefined)).toBe("");
      expect(sentThinking({ url: "https://api.deepseek.com/v1" }, undefined)).toBeUndefined();
    });
  });
});
