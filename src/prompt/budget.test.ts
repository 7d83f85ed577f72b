import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planBudget } from "./budget";

const limits = { maxTokens: 1000, maxHistoryTokens: 15_000 };

describe("planBudget", () => {
  it("asks for what the context's limits need, not for all that the model has", () => {
    expect(planBudget(limits, { window: 131_072, thinks: false })).toEqual({
      window: 17_408,
      reply: 1000,
      history: 15_000,
    });
  });

  it("never asks for more than the model's window", () => {
    expect(planBudget(limits, { window: 8_192, thinks: false })).toEqual({
      window: 8_192,
      reply: 1000,
      history: 6_592,
    });
  });

  it("assumes a small window where the model does not tell", () => {
    expect(planBudget(limits, { window: null, thinks: false }).window).toBe(4_096);
  });

  it("gives a model that thinks room to think beside the answer", () => {
    expect(planBudget(limits, { window: 131_072, thinks: true })).toEqual({
      window: 21_504,
      reply: 5_096,
      history: 15_000,
    });
  });

  it("always leaves room for reply and history within the window", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1_024, max: 1_000_000 }),
        fc.boolean(),
        (maxTokens, maxHistoryTokens, window, thinks) => {
          const budget = planBudget({ maxTokens, maxHistoryTokens }, { window, thinks });
          expect(budget.window).toBeLessThanOrEqual(window);
          expect(budget.reply + budget.history).toBeLessThanOrEqual(budget.window);
        },
      ),
    );
  });
});
