import { useId } from "react";
import { restoreWords } from "../words/restore-words";

type Props = {
  /** Null until the person has said. */
  readonly isOwn: boolean | null;
  readonly onOwn: (isOwn: boolean) => void;
};

/** Whether a backup is the person's own: nothing in it, and no key to it, can tell. */
export function OwnChoice({ isOwn, onOwn }: Props) {
  const name = useId();
  const option = (own: boolean, label: string, means: string) => (
    <label className="flex items-start gap-2">
      <input
        type="radio"
        name={name}
        data-restore-own={own ? "own" : "other"}
        checked={isOwn === own}
        onChange={() => onOwn(own)}
        className="mt-1 accent-accent"
      />
      <span>
        {label}
        <span className="block text-muted">{means}</span>
      </span>
    </label>
  );
  const { own } = restoreWords;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{own.question}</legend>
      {option(true, own.yes, own.yesMeans)}
      {option(false, own.no, own.noMeans)}
      <p className="text-muted">{own.keys}</p>
    </fieldset>
  );
}
