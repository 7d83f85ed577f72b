import { usageWords } from "../../words/usage-words";
import type { Measure } from "./usage-plot-data";

type Props = { readonly value: Measure; readonly onChange: (value: Measure) => void };

const MEASURES: readonly Measure[] = ["tokens", "cost"];

/** Whether bars show tokens or cost. */
export function MeasureChoice({ value, onChange }: Props) {
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
