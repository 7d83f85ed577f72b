import type { FieldProblem } from "../../../domain/field-problem";
import { optionsWords } from "../../words/options-words";
import { TypedNumber } from "./typed-number";

type Props = {
  readonly value: number;
  readonly problem: FieldProblem | undefined;
  readonly onChange: (value: number) => void;
  readonly onLeave: () => void;
};

/** The temperature, to be drawn or typed; 0 is a value like others. */
export function TemperatureField(props: Props) {
  const { value, onChange, onLeave } = props;
  const { contextPage } = optionsWords;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <TypedNumber
        name="temperature"
        label={contextPage.temperature}
        {...props}
        kind="decimal"
        note={contextPage.temperatureNote}
      />
      <input
        type="range"
        data-temperature-range=""
        aria-label={contextPage.temperature}
        min={0}
        max={1}
        step={0.05}
        value={Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value))}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        onBlur={onLeave}
        className="w-48 max-w-full accent-accent"
      />
    </div>
  );
}
