import type { FieldProblem } from "../../../domain/field-problem";
import { optionsWords } from "../../words/options-words";
import { TypedNumber } from "./typed-number";

type Props = {
  readonly value: number;
  readonly problem: FieldProblem | undefined;
  readonly onNumber: (value: number) => void;
  readonly onLeave: () => void;
};

/** The temperature, to be drawn or typed; 0 is a value like others. */
export function TemperatureField({ value, problem, onNumber, onLeave }: Props) {
  const { contextPage } = optionsWords;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <TypedNumber
        name="temperature"
        label={contextPage.temperature}
        value={value}
        kind="decimal"
        note={contextPage.temperatureNote}
        problem={problem}
        onNumber={onNumber}
        onLeave={onLeave}
      />
      <input
        type="range"
        data-temperature-range=""
        aria-label={contextPage.temperature}
        min={0}
        max={1}
        step={0.05}
        value={Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value))}
        onChange={(event) => onNumber(Number(event.currentTarget.value))}
        onBlur={onLeave}
        className="w-48 max-w-full accent-accent"
      />
    </div>
  );
}
