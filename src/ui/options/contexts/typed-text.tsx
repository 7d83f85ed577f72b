import { useLayoutEffect, useRef } from "react";
import type { FieldProblem } from "../../../domain/field-problem";
import { useEmptyWhenGone } from "../../use-empty-when-gone";
import { FieldFrame } from "./field-frame";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Lines that it shows at least; one for a single line. */
  readonly rows?: number;
  readonly note?: string;
  readonly problem: FieldProblem | undefined;
  readonly onChange: (text: string) => void;
  /** Called when the field is left. */
  readonly onLeave?: () => void;
};

/** A field for a text, told as it is typed. The field itself holds it: no key between two renderings is lost. */
export function TypedText(props: Props) {
  const { name, label, value, rows = 1, note, problem, onChange, onLeave } = props;
  const field = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  useEmptyWhenGone(field);
  // A change from elsewhere: an undo, another window.
  useLayoutEffect(() => {
    if (field.current !== null && field.current.value !== value) field.current.value = value;
  }, [value]);
  const common = {
    "data-text": name,
    dir: "auto",
    autoComplete: "off",
    defaultValue: value,
    onBlur: onLeave,
    className: "w-full min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5",
  } as const;
  return (
    <FieldFrame label={label} note={note} problem={problem}>
      {({ id, noteId, isWrong }) => {
        const own = {
          ...common,
          id,
          ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
            field.current = element;
          },
          "aria-describedby": noteId,
          "aria-invalid": isWrong || undefined,
        };
        return rows === 1 ? (
          <input {...own} onInput={(event) => onChange(event.currentTarget.value)} />
        ) : (
          <textarea
            {...own}
            rows={rows}
            onInput={(event) => onChange(event.currentTarget.value)}
            className={`${common.className} field-sizing-content max-h-96`}
          />
        );
      }}
    </FieldFrame>
  );
}
