import { useState } from "react";
import { BarPlot, PLOT_FILLS, type PlotBar } from "../../../src/ui/kit/bar-plot";
import { atHand, type Sample, type Specimen } from "../specimen";

/** Plots of no bar, of some, and of more than there is room for. */
export function plots({ word, long }: Sample): readonly Specimen[] {
  const component = "BarPlot";
  // Each needs a group of its own: radios of one name are one choice.
  let count = 0;
  const plot = (bars: readonly PlotBar[], name = word) => {
    count += 1;
    return <Plot group={`plot-${count}`} bars={bars} name={name} />;
  };
  return [
    ...atHand(component, () => plot(barsOf(6))),
    { component, state: "empty", view: plot([]) },
    { component, state: "long", view: plot(barsOf(24), long) },
    { component, state: "disabled", note: "a bar of nothing", view: plot([barOf(0, 0)]) },
  ];
}

type Props = {
  readonly group: string;
  readonly name: string;
  readonly bars: readonly PlotBar[];
};

function Plot(props: Props) {
  const [chosen, setChosen] = useState(props.bars.at(-1)?.key ?? "");
  return (
    <BarPlot {...props} tick={String} chosen={chosen} onChoose={setChosen} onPoint={() => {}} />
  );
}

function barsOf(count: number): readonly PlotBar[] {
  return Array.from({ length: count }, (_, index) => barOf(index, 10 + ((index * 7) % 23)));
}

function barOf(index: number, amount: number): PlotBar {
  const parts = Array.from({ length: PLOT_FILLS }, (_, fill) => Math.round(amount / (fill + 1)));
  const key = String(index + 1);
  return { key, label: key, under: index === 0 ? "2026" : "", name: `${key}: ${amount}`, parts };
}
