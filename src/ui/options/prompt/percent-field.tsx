import { NumberField } from "../../kit/number-field";

type Props = {
  readonly name: string;
  readonly label: string;
  /** A share of 1. */
  readonly value: number;
  readonly note: string;
  readonly onShare: (share: number) => void;
};

/** A field for a share from a tenth to the whole, as a whole percent. */
export function PercentField({ value, onShare, ...field }: Props) {
  return (
    <NumberField
      {...field}
      value={Math.round(value * 100)}
      min={10}
      max={100}
      onNumber={(percent) => percent !== null && onShare(percent / 100)}
    />
  );
}
