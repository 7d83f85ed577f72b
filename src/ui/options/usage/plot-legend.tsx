import { usageWords } from "../../words/usage-words";
import type { Measure, PlotMonth, Series } from "./usage-plot-data";
import { nameOf } from "./usage-row";

type Props = {
  readonly series: readonly Series[];
  readonly measure: Measure;
  readonly month: PlotMonth | undefined;
};

/** What each fill stands for, and what it comes to in one month. */
export function PlotLegend({ series, measure, month }: Props) {
  const { plotOf, others, number, cost } = usageWords;
  return (
    <div className="flex flex-col gap-1 text-small">
      <p data-plot-told="" className="tabular-nums">
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
