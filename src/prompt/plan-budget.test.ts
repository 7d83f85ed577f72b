import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { type Model, modelKey } from "../domain/model";
import { DEFAULT_PROMPT_SETTINGS, type ModelLimits } from "../domain/prompt-settings";
import { planBudget } from "./plan-budget";

const LIMITS: ModelLimits = DEFAULT_PROMPT_SETTINGS.defaultLimits;

type Given = {
  readonly window?: number | null;
  readonly thinks?: boolean;
  readonly name?: string;
  readonly provider?: Model["provider"];
  readonly all?: Partial<ModelLimits>;
  readonly own?: Partial<ModelLimits>;
  readonly context?: { maxTokens: number; maxHistoryTokens: number };
  readonly instructions?: number;
  readonly memory?: number;
  readonly hasQuotes?: boolean;
};

function budgetOf({ window = 131_072, thinks = false, name = "m", ...given }: Given = {}) {
  const { provider = "ollama" } = given;
  const model: Model = { provider, name, url: "http://127.0.0.1:11434", window, thinks };
  return planBudget({
    context: {
      ...(given.context ?? { maxTokens: 1_000, maxHistoryTokens: 15_000 }),
      systemPrompt: "",
      personality: "word ".repeat(given.instructions ?? 100),
    },
    model,
    ...(given.memory === undefined ? {} : { memory: given.memory }),
    ...(given.hasQuotes === undefined ? {} : { hasQuotes: given.hasQuotes }),
    settings: {
      defaultLimits: { ...LIMITS, ...given.all },
      modelLimits: given.own ? { [modelKey(model)]: { ...LIMITS, ...given.own } } : {},
    },
  });
}

describe("planBudget", () => {
  it("leaves room to think to models that reason without any list telling so", () => {
    const given = { provider: "openai", window: null } as const;
    expect(budgetOf({ ...given, name: "gpt-5-mini" })).toMatchObject({
      reply: 5_096,
      history: 15_000,
      windowSource: "table",
    });
    expect(budgetOf({ ...given, name: "gpt-4o" }).reply).toBe(1_000);
    expect(budgetOf({ ...given, name: "o9" }), "of a window that nobody knows").toMatchObject({
      window: 4_096,
      reply: 2_048,
    });
  });

  it("gives the reply what the person reserves for it, up to half of the window", () => {
    const all = { reservedResponseTokens: 12_000 };
    expect(budgetOf({ all, window: 32_768 }).reply).toBe(12_000);
    expect(budgetOf({ all, window: 16_384 }).reply).toBe(8_192);
  });

  it("keeps room for quotes where they are looked for, of a small window an eighth at most", () => {
    expect(budgetOf().quotes).toBeUndefined();
    expect(budgetOf({ hasQuotes: true })).toMatchObject({ quotes: 600, history: 15_000 });
    const [small, without] = [{ window: 2_048, hasQuotes: true }, { window: 2_048 }].map(budgetOf);
    expect(small?.quotes).toBe(256);
    expect(small?.history).toBe((without?.history ?? 0) - 256);
  });

  it("M-057 asks for what the context's limits need, not for all that the model has", () => {
    expect(budgetOf()).toEqual({
      window: 17_408,
      windowSource: "provider",
      reply: 1_000,
      history: 15_000,
      memory: 800,
    });
  });

  it("never asks for more than the model's window", () => {
    expect(budgetOf({ window: 8_192 })).toMatchObject({
      window: 8_192,
      reply: 1_000,
      history: 5_792,
    });
  });

  it("says who told the window: the person, the server, the table, or nobody", () => {
    const windowOf = (given: Given) => {
      const { window, windowSource } = budgetOf(given);
      return [window, windowSource];
    };
    expect(windowOf({ own: { maxTokens: 32_000 }, window: 8_192 })).toEqual([32_000, "person"]);
    expect(windowOf({ window: 2_048, name: "phi4" })).toEqual([2_048, "provider"]);
    expect(windowOf({ window: null, name: "phi4:14b" })).toEqual([16_384, "table"]);
    expect(windowOf({ window: null })).toEqual([4_096, "default"]);
    expect(windowOf({ window: null, provider: "guide" })).toEqual([17_408, "default"]);
  });

  it("P-073 P-075 takes a model's own limits before those for all, and these before the context's", () => {
    const all = { historyTokens: 3_000, memoryTokens: 500 };
    expect(budgetOf({ all, own: { historyTokens: 2_000 } })).toMatchObject({
      history: 2_000,
      memory: 500,
      reply: 1_000,
    });
    expect(budgetOf({ all: { reservedResponseTokens: 77 } }).reply).toBe(77);
  });

  it("M-058 fits the documents' histories into windows of 32K, 8K and 4K", () => {
    for (const limit of [32_000, 8_000, 4_000]) {
      const context = { maxTokens: 600, maxHistoryTokens: limit - 1_000 };
      const { window, reply, memory, history } = budgetOf({ context, own: { maxTokens: limit } });
      expect(window).toBe(limit);
      expect(reply + memory + history).toBeLessThanOrEqual(limit);
      expect(history).toBeGreaterThan(0.6 * (limit - 1_000));
    }
  });

  it("gives a model that thinks room to think beside the answer", () => {
    expect(budgetOf({ thinks: true })).toMatchObject({ window: 21_504, reply: 5_096 });
  });

  it("asks for a larger window where the instructions are long, in steps", () => {
    expect(budgetOf({ instructions: 180 }).window).toBe(17_408);
    expect(budgetOf({ instructions: 5_000 }).window).toBe(budgetOf({ instructions: 5_010 }).window);
    expect(budgetOf({ instructions: 5_000 }).window).toBeGreaterThan(17_408 + 4_000);
    expect(budgetOf({ instructions: 5_000 }).history).toBe(15_000);
  });

  it("gives memory what it needs of history's room, in steps, up to a third of the same window", () => {
    expect(budgetOf({ memory: 700 })).toEqual(budgetOf());
    const more = budgetOf({ memory: 3_000 });
    expect(more).toEqual({ ...budgetOf(), memory: 3_072, history: 17_408 - 1_000 - 3_072 - 600 });
    expect(budgetOf({ memory: 3_060 })).toEqual(more);
    expect(budgetOf({ memory: 50_000 })).toMatchObject({ window: 17_408, memory: 5_802 });
    expect(budgetOf({ memory: 50_000, window: 4_096 })).toMatchObject({
      memory: 1_365,
      history: 4_096 - 1_000 - 1_365 - 600,
    });
  });

  it("gives memory what the person gives it, up to half of the window", () => {
    const all = { memoryTokens: 6_000 };
    expect(budgetOf({ all })).toMatchObject({ memory: 6_000, history: 15_000 });
    expect(budgetOf({ all, window: 8_192, memory: 90_000 }).memory).toBe(4_096);
  });

  it("P-076 leaves room for memory, history and reply within the window", () => {
    const tokens = fc.integer({ min: 1, max: 1_000_000 });
    const some = fc.option(tokens, { nil: null });
    fc.assert(
      fc.property(
        tokens,
        tokens,
        some,
        some,
        some,
        fc.boolean(),
        tokens,
        (a, b, window, memory, own, thinks, demand) => {
          const budget = budgetOf({
            context: { maxTokens: a, maxHistoryTokens: b },
            window,
            thinks,
            memory: demand,
            own: { memoryTokens: memory, maxTokens: own },
          });
          expect(budget.reply + budget.history + budget.memory).toBeLessThanOrEqual(budget.window);
        },
      ),
    );
  });
});
