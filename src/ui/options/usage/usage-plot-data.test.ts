import { describe, expect, it } from "vitest";
import { OTHER_MODELS } from "../../../domain/add-usage";
import type { ModelUsage, UsageMonth } from "../../../domain/usage-month";
import { usagePlotData } from "./usage-plot-data";

function usageOf(model: string, tokens: number, cost = 0): ModelUsage {
  const timing = { timed: 0, firstTokenMs: 0, writingMs: 0, timedTokens: 0 };
  const figures = { replies: 1, promptTokens: tokens, replyTokens: 0, cost, unpriced: 0 };
  return { model, name: model, ...figures, ...timing };
}

const monthOf = (month: string, ...models: ModelUsage[]): UsageMonth => ({ month, models });
const namesOf = (months: readonly UsageMonth[]) =>
  usagePlotData(months, "tokens").months.map(({ month }) => month);

describe("usagePlotData", () => {
  it("gives each month's parts in one order for all, the oldest month first", () => {
    const months = [
      monthOf("2026-02", usageOf("a", 1), usageOf("b", 5)),
      monthOf("2026-01", usageOf("a", 3)),
    ];
    const { series, months: drawn } = usagePlotData(months, "tokens");
    expect(series.map(({ model }) => model?.name)).toEqual(["b", "a"]);
    expect(drawn).toEqual([
      { month: "2026-01", parts: [0, 3], sum: 3 },
      { month: "2026-02", parts: [5, 1], sum: 6 },
    ]);
  });

  it("orders by what is shown, and leaves out what cost nothing", () => {
    const month = monthOf("2026-01", usageOf("near", 90), usageOf("far", 10, 0.5));
    const { series, months } = usagePlotData([month], "cost");
    expect(series.map(({ model }) => model?.name)).toEqual(["far"]);
    expect(months[0]).toMatchObject({ parts: [0.5], sum: 0.5 });
  });

  it("sums those without a fill of their own, and those summed before, and loses none", () => {
    const many = Array.from({ length: 8 }, (_, index) => usageOf(`m${index}`, 10 + index));
    const { series, months } = usagePlotData(
      [monthOf("2026-01", ...many, usageOf(OTHER_MODELS, 100))],
      "tokens",
    );
    expect(series.map(({ model }) => model?.name ?? null)).toEqual(["m7", "m6", "m5", "m4", null]);
    expect(months[0]?.parts).toEqual([17, 16, 15, 14, 10 + 11 + 12 + 13 + 100]);
    expect(months[0]?.parts.reduce((sum, part) => sum + part)).toBe(months[0]?.sum);
  });

  it("draws empty months between others, over the turn of a year", () => {
    const months = [monthOf("2026-02", usageOf("a", 1)), monthOf("2025-11", usageOf("a", 1))];
    expect(namesOf(months)).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  });

  it("draws every month that there is where years lie between, or where a month is none", () => {
    const far = [monthOf("2026-02", usageOf("a", 1)), monthOf("0001-01", usageOf("a", 1))];
    expect(namesOf(far)).toEqual(["0001-01", "2026-02"]);
    const odd = [monthOf("2026-13", usageOf("a", 1)), monthOf("2026-12", usageOf("a", 1))];
    expect(namesOf(odd)).toEqual(["2026-12", "2026-13"]);
    expect(namesOf([])).toEqual([]);
  });
});
