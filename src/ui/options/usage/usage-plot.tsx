import { useState } from "react";
import type { UsageMonth } from "../../../domain/usage-month";
import { BarPlot } from "../../kit/bar-plot";
import { usageWords } from "../../words/usage-words";
import { MeasureChoice } from "./measure-choice";
import { monthLabel } from "./month-label";
import { PlotLegend } from "./plot-legend";
import { type Measure, usagePlotData } from "./usage-plot-data";

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
  const told = data.months.find(({ month, sum }) => month === pointed && sum > 0);
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
        bars={data.months.map(({ month, parts, sum }, place) => {
          const label = monthLabel(month);
          const isFirst = place === 0 || month.endsWith("-01");
          const isNamed = data.months.length < MANY || (data.months.length - place) % 2 === 1;
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
        month={told ?? data.months.find(({ month }) => month === chosen)}
      />
    </div>
  );
}
