import { useState } from "react";
import type { UsageMonth } from "../../../domain/usage-month";
import { BarPlot } from "../../kit/bar-plot";
import { perLocale } from "../../words/format";
import { usageWords } from "../../words/usage-words";
import { type Measure, type PlotMonth, type Series, usagePlotData } from "./usage-plot-data";
import { nameOf } from "./usage-row";

const MEASURES: readonly Measure[] = ["tokens", "cost"];

const short = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }),
);

const year = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: "numeric", timeZone: "UTC" }),
);

type Props = {
  readonly months: readonly UsageMonth[];
  /** The month whose table is shown. */
  readonly chosen: string;
  readonly onChoose: (month: string) => void;
};

/** From this number of months on, every second one has its name below it. */
const MANY = 9;

/** Tokens or cost of each month by model, the newest last; the month under the pointer in words. */
export function UsagePlot({ months, chosen, onChoose }: Props) {
  const [measure, setMeasure] = useState<Measure>("tokens");
  const [pointed, setPointed] = useState<string | null>(null);
  const hasCost = months.some(({ models }) => models.some(({ cost }) => cost > 0));
  const shown = hasCost ? measure : "tokens";
  const data = usagePlotData(months, shown);
  const pointedMonth = data.months.find(({ month, sum }) => month === pointed && sum > 0);
  const { plots, plotOf } = usageWords;
  const tick = shown === "cost" ? usageWords.cost : usageWords.tokens;
  return (
    <div data-usage-plot={shown} className="flex flex-col gap-3">
      {hasCost && <MeasureChoice value={shown} onChange={setMeasure} />}
      <BarPlot
        name={plots[shown]}
        group="usage-month"
        chosen={chosen}
        onChoose={onChoose}
        onPoint={setPointed}
        tick={(value) => (value === 0 ? usageWords.number(0) : tick(value, 0))}
        bars={data.months.map(({ month, parts, sum }, index) => {
          const label = monthLabel(month);
          const isFirst = index === 0 || month.endsWith("-01");
          const isNamed = data.months.length < MANY || (data.months.length - index) % 2 === 1;
          return {
            key: month,
            label: isNamed ? label.month : "",
            under: isFirst ? label.year : "",
            name: plotOf[shown](month, sum),
            parts,
          };
        })}
      />
      <PlotLegend
        series={data.series}
        measure={shown}
        month={pointedMonth ?? data.months.find(({ month }) => month === chosen)}
      />
    </div>
  );
}

/** Of `2026-01` the month in short and the year, as they stand below a bar; both empty for no month. */
function monthLabel(name: string): { readonly month: string; readonly year: string } {
  const time = Date.parse(`${name}-01T00:00:00Z`);
  if (Number.isNaN(time)) return { month: "", year: "" };
  return { month: short().format(time), year: year().format(time) };
}

type MeasureChoiceProps = { readonly value: Measure; readonly onChange: (value: Measure) => void };

/** Whether bars show tokens or cost. */
function MeasureChoice({ value, onChange }: MeasureChoiceProps) {
  const { measure, measures } = usageWords;
  return (
    <fieldset className="flex gap-4 text-small">
      <legend className="sr-only">{measure}</legend>
      {MEASURES.map((one) => (
        <label key={one} className="flex min-h-6 items-center gap-2">
          <input
            type="radio"
            name="usage-measure"
            data-measure={one}
            checked={value === one}
            onChange={() => onChange(one)}
            className="accent-accent"
          />
          {measures[one]}
        </label>
      ))}
    </fieldset>
  );
}

type PlotLegendProps = {
  readonly series: readonly Series[];
  readonly measure: Measure;
  readonly month: PlotMonth | undefined;
};

/** What each fill stands for, and what it comes to in one month. */
function PlotLegend({ series, measure, month }: PlotLegendProps) {
  const { plotOf, others, number, cost } = usageWords;
  return (
    <div className="flex flex-col gap-1 text-small">
      <p data-plot-summary="" className="tabular-nums">
        {month !== undefined && plotOf[measure](month.month, month.sum)}
      </p>
      <ul className="flex flex-col gap-0.5">
        {series.map(({ model }, fill) => {
          const amount = month?.parts[fill] ?? 0;
          return (
            <li key={model?.model ?? ""} className="flex items-center gap-2">
              <span aria-hidden="true" data-fill={fill} className="size-3 shrink-0" />
              <bdi className="min-w-0 grow wrap-anywhere">
                {model === null ? others : nameOf(model)}
              </bdi>
              <span className="shrink-0 tabular-nums">
                {measure === "cost" ? cost(amount, 0) : number(amount)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
