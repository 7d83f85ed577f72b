import "./bar-plot.css";
import { useLayoutEffect, useRef } from "react";
import { niceTop } from "./nice-top";

/** How many kinds of parts a bar can have that are told apart without colours. */
export const PLOT_FILLS = 5;

export type PlotBar = {
  readonly key: string;
  /** Below the bar, and below that; empty where its neighbours say enough. */
  readonly label: string;
  readonly under: string;
  /** All that a screen reader says of it. */
  readonly name: string;
  /** What it is made of from the bottom up; a part's place is its fill. */
  readonly parts: readonly number[];
};

type Props = {
  readonly name: string;
  /** Unlike that of other plots of the page. */
  readonly group: string;
  readonly bars: readonly PlotBar[];
  readonly tick: (value: number) => string;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  readonly onPoint: (key: string | null) => void;
};

/** Bars over an axis with labels; one is chosen, by a click or by the arrow keys. */
export function BarPlot({ name, group, bars, tick, chosen, onChoose, onPoint }: Props) {
  const scroller = useNewestSeen(bars.length);
  const top = niceTop(Math.max(0, ...bars.map(({ parts }) => sumOf(parts))));
  return (
    <fieldset data-plot={group} className="flex min-w-0 gap-2">
      <legend className="sr-only">{name}</legend>
      <Axis labels={[top, top / 2, 0].map(tick)} />
      <div ref={scroller} className="min-w-0 grow overflow-x-auto pt-2">
        <div className="relative flex min-w-fit gap-0.5">
          <Lines />
          {bars.map((bar) => (
            <Bar
              key={bar.key}
              bar={bar}
              top={top}
              group={group}
              isChosen={bar.key === chosen}
              onChoose={() => onChoose(bar.key)}
              onPoint={(isOver) => onPoint(isOver ? bar.key : null)}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

/** A narrow page begins at the end that the newest bar is at. */
function useNewestSeen(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = scroller.current;
    if (part === null || count === 0) return;
    const side = getComputedStyle(part).direction === "rtl" ? -1 : 1;
    part.scrollLeft = side * part.scrollWidth;
  }, [count]);
  return scroller;
}

function Axis({ labels }: { readonly labels: readonly string[] }) {
  return (
    <div aria-hidden="true" className="shrink-0 pt-2 text-end text-meta text-muted tabular-nums">
      <div className="flex h-32 flex-col justify-between">
        {labels.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label is its height.
          <span key={index} data-tick="" className="leading-[0]">
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

function Lines() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 flex h-32 flex-col justify-between"
    >
      {["top", "half", "bottom"].map((line) => (
        <span key={line} className="-my-px border-t border-line" />
      ))}
    </div>
  );
}

type BarProps = {
  readonly bar: PlotBar;
  readonly top: number;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onPoint: (isOver: boolean) => void;
};

function Bar({ bar, top, group, isChosen, onChoose, onPoint }: BarProps) {
  const isEmpty = sumOf(bar.parts) === 0;
  return (
    <label
      title={bar.name}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      className="group relative flex max-w-16 min-w-7 grow basis-0 flex-col rounded-sm not-has-disabled:cursor-pointer not-has-disabled:hover:bg-tint has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
    >
      <input
        type="radio"
        name={group}
        data-bar={bar.key}
        checked={isChosen}
        disabled={isEmpty}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="sr-only">{bar.name}</span>
      <span aria-hidden="true" className="flex h-32 flex-col-reverse items-center">
        {bar.parts.map((part, fill) =>
          part > 0 ? (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its fill.
              key={fill}
              data-fill={fill}
              // What is more than nothing is seen.
              style={{ height: `${(part / top) * 100}%` }}
              className="min-h-0.5 w-3/5 max-w-6"
            />
          ) : null,
        )}
      </span>
      <span
        aria-hidden="true"
        className="flex h-9 flex-col items-center text-meta whitespace-nowrap text-muted group-has-checked:font-semibold group-has-checked:text-ink group-has-checked:underline"
      >
        <span>{bar.label}</span>
        <span>{bar.under}</span>
      </span>
    </label>
  );
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}
