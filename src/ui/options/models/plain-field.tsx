import { type ReactNode, useId, useRef, useState } from "react";
import { useEmptyWhenGone } from "../../use-empty-when-gone";
import { optionsWords } from "../../words/options-words";

type Props = {
  /** Its name in the form, and of its `data-field`. */
  readonly name: string;
  readonly label: string;
  readonly defaultValue?: string;
  readonly maxLength: number;
  readonly note?: ReactNode;
  /** Never shown as it is typed. */
  readonly isSecret?: boolean;
  /** Addresses and names of things run from left to right in any language. */
  readonly dir?: "auto" | "ltr";
  readonly onText?: (text: string) => void;
};

/** A field that keeps its text itself, so that no state of the page holds it, and no browser either. */
export function PlainField({ name, label, note, isSecret = false, dir = "auto", ...rest }: Props) {
  const { onText, ...given } = rest;
  const id = useId();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEmptyWhenGone(field);
  // The browser cuts what goes beyond it in silence.
  const [isFull, setFull] = useState(false);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-small">
        {label}
      </label>
      <input
        {...given}
        id={id}
        ref={field}
        name={name}
        data-field={name}
        type={isSecret ? "password" : "text"}
        dir={dir}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={note === undefined ? undefined : noteId}
        onInput={({ currentTarget: { value } }) => {
          setFull(value.length >= rest.maxLength);
          onText?.(value);
        }}
        className="min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5"
      />
      {isFull && (
        <p role="status" className="text-small text-caution">
          {optionsWords.options.fieldFull(rest.maxLength)}
        </p>
      )}
      {note !== undefined && (
        <p id={noteId} className="text-small text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
