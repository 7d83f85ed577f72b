import { describe, expect, it } from "vitest";
import { DEFAULT_PROMPT_SETTINGS } from "../../src/domain/prompt-settings";
import { planPrompt } from "../../src/prompt/plan-prompt";
import { makeCounter } from "../builders/make-counter";
import { makeBranch } from "../builders/make-message";
import { makeSource } from "../builders/make-source";

const source = makeSource({ text: "x".repeat(2_000), history: makeBranch([["one", "two"]]) });
const counter = makeCounter((text) => text.length);

function planAt(warningThreshold: number) {
  return planPrompt(source, {
    settings: { ...DEFAULT_PROMPT_SETTINGS, warningThreshold },
    counter,
  });
}

const { tokens, budget } = planAt(DEFAULT_PROMPT_SETTINGS.warningThreshold);

describe("the share that a person wants to be warned above", () => {
  it("A-065 warns above the share of the window that the person set, and not below it", () => {
    const taken = tokens.total / budget.window;
    expect(planAt(taken - 0.001).warnings).toContain("window");
    expect(planAt(taken + 0.001).warnings).not.toContain("window");
  });

  it("A-065 warns above the same share of what the conversation may take", () => {
    const taken = tokens.history / budget.history;
    expect(planAt(taken - 0.001).warnings).toContain("history");
    expect(planAt(taken + 0.001).warnings).not.toContain("history");
  });
});
