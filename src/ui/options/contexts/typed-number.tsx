import { useLayoutEffect, useRef } from "react";
import type { FieldProblem } from "../../../domain/field-problem";
import { formatPlain } from "../../words/format";
import { FieldFrame } from "./field-frame";
import { readDecimal, readWhole } from "./read-number";

type Props = {
  readonly name: string;
  readonly label: string;
  /** NaN for what is typed and no number. */
  readonly value: number;
  readonly kind: "whole" | "decimal";
  readonly note?: string | undefined;
  readonly problem: FieldProblem | undefined;
  readonly onChange: (value: number) => void;
  readonly onLeave?: () => void;
};

/** A field for a number, told as it is typed, also where it is none or beyond its range. */
export function TypedNumber(props: Props) {
  const { name, label, value, kind, note, problem, onChange, onLeave } = props;
  const field = useRef<HTMLInputElement>(null);
  const read = kind === "whole" ? readWhole : readDecimal;
  useLayoutEffect(() => {
    const { current } = field;
    if (current === null || Object.is(read(current.value), value)) return;
    current.value = Number.isNaN(value) ? "" : formatPlain(value);
  }, [value, read]);
  return (
    <FieldFrame label={label} note={note} problem={problem}>
      {({ id, noteId, isWrong }) => (
        <input
          id={id}
          ref={field}
          data-number={name}
          inputMode={kind === "whole" ? "numeric" : "decimal"}
          autoComplete="off"
          defaultValue={Number.isNaN(value) ? "" : formatPlain(value)}
          aria-describedby={noteId}
          aria-invalid={isWrong || undefined}
          onInput={(event) => onChange(read(event.currentTarget.value))}
          onBlur={onLeave}
          className="w-28 rounded-md border border-field bg-raised px-2 py-1 text-end tabular-nums"
        />
      )}
    </FieldFrame>
  );
}
