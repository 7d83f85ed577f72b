import { useId } from "react";

type Props<T extends string> = {
  readonly name: string;
  readonly legend: string;
  readonly value: T;
  /** In order. */
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly means: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
};

/** One of a few, each with what it means. */
export function Choices<T extends string>(props: Props<T>) {
  const { name, legend, value, values, names, means, onChange } = props;
  const id = useId();
  return (
    <fieldset data-choices={name} className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-small font-semibold">{legend}</legend>
      {values.map((one) => (
        <label key={one} className="flex items-start gap-2 text-small">
          <input
            type="radio"
            name={id}
            value={one}
            checked={one === value}
            aria-describedby={`${id}-${one}`}
            onChange={() => onChange(one)}
            className="mt-1 accent-accent"
          />
          <span className="min-w-0">
            <span>{names[one]}</span>{" "}
            <span id={`${id}-${one}`} className="text-muted">
              {means[one]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
