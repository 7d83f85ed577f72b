import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { formatPlain } from "../words/format";
import { optionsWords } from "../words/options-words";
import { parseWhole } from "./parse-whole";

type Props = {
  readonly name: string;
  readonly label: string;
  /** Null for an empty field, where that is allowed. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly canBeEmpty?: boolean;
  readonly note?: string;
  /** Called with each number that the person has settled on. */
  readonly onNumber: (value: number | null) => void;
  /** Hears with each that is taken whether it is none that is allowed. */
  readonly onCheck?: (isWrong: boolean) => void;
};

/** A field for a whole number; it is taken on Enter and when the field is left. */
export function NumberField(props: Props) {
  const { name, label, value, min, max, canBeEmpty = false, note, onNumber, onCheck } = props;
  const id = useId();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  // The field keeps what is typed itself; a number that was kept is shown as it was taken.
  useLayoutEffect(() => {
    if (field.current !== null) field.current.value = shownOf(value);
    // What was wrong does not stand there any more.
    setWrong(false);
  }, [value]);
  const take = (typed: string) => {
    const number = parseWhole(typed, { min, max });
    const isRight = number !== "wrong" && (number !== null || canBeEmpty);
    setWrong(!isRight);
    onCheck?.(!isRight);
    if (isRight && number !== value) onNumber(number);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") take(event.currentTarget.value);
  };
  // Something always stands here: what comes and goes would move what is clicked next.
  const message = isWrong || note === undefined ? optionsWords.promptPage.range(min, max) : note;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small wrap-anywhere">
        {label}
      </label>
      <input
        id={id}
        ref={field}
        data-number={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={shownOf(value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={noteId}
        onBlur={(event) => take(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className="w-28 rounded-md border border-field bg-raised px-2 py-1 text-end tabular-nums aria-invalid:border-error"
      />
      <p
        id={noteId}
        aria-live="polite"
        className={`text-small wrap-anywhere ${isWrong ? "text-error" : "text-muted"}`}
      >
        {message}
      </p>
    </div>
  );
}

function shownOf(value: number | null): string {
  return value === null ? "" : formatPlain(value);
}
