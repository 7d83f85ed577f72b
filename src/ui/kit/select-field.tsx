import { useId } from "react";

type Props<T extends string> = {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  /** Every value with its words, in order. */
  readonly options: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
  /** While what was chosen before is being done. */
  readonly disabled?: boolean;
};

/** One of a few values. */
export function SelectField<T extends string>(props: Props<T>) {
  const { name, label, value, options, onChange, disabled = false } = props;
  const id = useId();
  const entries = Object.entries(options) as [T, string][];
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-small wrap-anywhere">
        {label}
      </label>
      <select
        id={id}
        data-select={name}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = entries.find(([one]) => one === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen[0]);
        }}
        className="max-w-full self-start rounded-md border border-field bg-raised px-2 py-1"
      >
        {entries.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
