import { OTHER_MODELS } from "../../../domain/add-usage";
import type { ModelUsage, UsageMonth } from "../../../domain/usage-month";
import { PLOT_FILLS } from "../../kit/bar-plot";
import { tokensOf } from "./usage-row";

/** What the bars show. */
export type Measure = "tokens" | "cost";

/** A model whose part of every bar has the same fill; null stands for all that have no fill of their own. */
export type Series = { readonly model: ModelUsage | null };

export type PlotMonth = {
  /** `YYYY-MM`. */
  readonly month: string;
  /** In the order of the series. */
  readonly parts: readonly number[];
  readonly sum: number;
};

/** Months that are drawn with the empty ones between them; more are drawn without those. */
const MAX_DRAWN = 24;

/** The models with the most of something, and each month's parts by them, the oldest month first. */
export function usagePlotData(
  months: readonly UsageMonth[],
  measure: Measure,
): { readonly series: readonly Series[]; readonly months: readonly PlotMonth[] } {
  const series = seriesOf(months, measure);
  const drawn = withEmptyMonths(months.toReversed()).map(({ month, models }) => {
    const parts = series.map(({ model }) =>
      sumOver(models, measure, (one) =>
        model === null ? !series.some((own) => own.model?.model === one) : one === model.model,
      ),
    );
    return { month, parts, sum: sumOver(models, measure, () => true) };
  });
  return { series, months: drawn };
}

function amountOf(usage: ModelUsage, measure: Measure): number {
  return measure === "cost" ? usage.cost : tokensOf(usage);
}

function seriesOf(months: readonly UsageMonth[], measure: Measure): readonly Series[] {
  const amounts = new Map<string, { model: ModelUsage; amount: number }>();
  for (const model of months.flatMap(({ models }) => models)) {
    const amount = amountOf(model, measure);
    if (amount === 0) continue;
    const before = amounts.get(model.model);
    // The newest month comes first: its name is the one in use.
    amounts.set(model.model, {
      model: before?.model ?? model,
      amount: (before?.amount ?? 0) + amount,
    });
  }
  const named = [...amounts.values()]
    .filter(({ model }) => model.model !== OTHER_MODELS)
    .sort((left, right) => right.amount - left.amount);
  const hasRest = named.length > PLOT_FILLS || amounts.has(OTHER_MODELS);
  const own = named.slice(0, hasRest ? PLOT_FILLS - 1 : PLOT_FILLS);
  return [...own.map(({ model }) => ({ model })), ...(hasRest ? [{ model: null }] : [])];
}

function sumOver(
  models: readonly ModelUsage[],
  measure: Measure,
  isMeant: (model: string) => boolean,
): number {
  return models.reduce((sum, one) => (isMeant(one.model) ? sum + amountOf(one, measure) : sum), 0);
}

function withEmptyMonths(months: readonly UsageMonth[]): readonly UsageMonth[] {
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined) return [];
  const from = monthIndex(first.month);
  const count = monthIndex(last.month) - from + 1;
  if (!(count <= MAX_DRAWN)) return months;
  const byName = new Map(months.map((one) => [one.month, one]));
  const names = Array.from({ length: count }, (_, index) => nameAt(from + index));
  // A month 13 has no place among them, and is drawn all the same.
  if (!months.every(({ month }) => names.includes(month))) return months;
  return names.map((month) => byName.get(month) ?? { month, models: [] });
}

function monthIndex(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}

function nameAt(index: number): string {
  const year = String(Math.floor(index / 12)).padStart(4, "0");
  return `${year}-${String((index % 12) + 1).padStart(2, "0")}`;
}
