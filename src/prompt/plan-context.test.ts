import { describe, expect, it } from "vitest";
import { makeBranch } from "../../test/builders/make-message";
import { makeSource } from "../../test/builders/make-source";
import { approx4, type TokenCounter } from "../domain/tokens";
import { planContext } from "./plan-context";

const turns = (count: number, length = 8): [string, string][] =>
  Array.from({ length: count }, (_, i) => [
    `q${i}`.padEnd(length, "x"),
    `a${i}`.padEnd(length, "x"),
  ]);

const oneEach: TokenCounter = (text) => (text === "" ? 0 : 1);

describe("planContext", () => {
  it("E-017 E-022 holds system text, history and the message, each once", () => {
    const history = makeBranch([["first", "second"]]);
    const plan = planContext(makeSource({ history }), approx4);
    expect(plan.system).toContain("You are a professional assistant");
    expect(plan.history.map((message) => message.text)).toEqual(["first", "second"]);
    expect(plan.userInput).toBe("the question");
    expect(plan.leftOut).toBeNull();
  });

  it("E-018 changes nothing of what it is given", () => {
    const source = makeSource({ history: makeBranch(turns(20)) });
    const before = structuredClone(source);
    planContext(source, approx4);
    expect(source).toEqual(before);
  });

  it("E-028 has no system text where the context has none", () => {
    const source = makeSource();
    const context = { ...source.context, systemPrompt: "", personality: "" };
    expect(planContext({ ...source, context }, approx4).system).toBe("");
  });

  it("shows at most 15 turns and cuts in blocks of five, so that the start rarely moves", () => {
    const starts = [15, 16, 19, 20, 21].map((count) => {
      const history = makeBranch(turns(count)).slice(-30);
      const source = makeSource({ history });
      const userMessage = { ...source.userMessage, depth: count * 2 };
      return planContext({ ...source, userMessage }, oneEach).history[0]?.text.slice(0, 3);
    });
    expect(starts).toEqual(["q0x", "q5x", "q5x", "q5x", "q10"]);
  });

  it("says what was left out, why, and from where on the model sees", () => {
    const history = makeBranch(turns(16)).slice(-30);
    const source = makeSource({ history });
    const userMessage = { ...source.userMessage, depth: 32 };
    const plan = planContext({ ...source, userMessage }, oneEach);
    expect(plan.leftOut).toEqual({
      messages: 10,
      reason: "history-turns",
      seenFrom: plan.history[0]?.id,
    });
  });

  it("drops whole turns, oldest first, when the tokens do not suffice", () => {
    const history = makeBranch(turns(4, 4_000));
    const source = makeSource({ history });
    const context = { ...source.context, maxHistoryTokens: 2_500 };
    const plan = planContext({ ...source, context }, approx4);
    expect(plan.history.map((message) => message.text.slice(0, 2))).toEqual(["q3", "a3"]);
    expect(plan.leftOut).toMatchObject({ messages: 6, reason: "history-tokens" });
  });

  it("sends the newest message even when it is larger than the window, and tells the overflow", () => {
    const source = makeSource({ history: makeBranch(turns(2)) });
    const userMessage = { ...source.userMessage, text: "x".repeat(400_000) };
    const plan = planContext({ ...source, userMessage }, approx4);
    expect(plan.userInput).toHaveLength(400_000);
    expect(plan.history).toEqual([]);
    expect(plan.overflow).toBeGreaterThan(80_000);
  });

  it("P-082 leaves out a turn whose reply never came", () => {
    const history = makeBranch([
      ["asked in vain", ""],
      ["asked again", "answered"],
    ]);
    const plan = planContext(makeSource({ history }), approx4);
    expect(plan.history.map((message) => message.text)).toEqual(["asked again", "answered"]);
  });
});
