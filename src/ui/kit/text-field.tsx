import { type KeyboardEvent, useId, useLayoutEffect, useRef } from "react";
import { useEmptyWhenGone } from "../use-empty-when-gone";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly note: string;
  /** Called with each text, without blanks around it, that the person has settled on. */
  readonly onText: (value: string) => void;
};

/** A field for a name; it is taken on Enter and when the field is left. */
export function TextField({ name, label, value, maxLength, note, onText }: Props) {
  const id = useId();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEmptyWhenGone(field);
  // The field keeps what is typed itself; a name that was kept is shown as it was taken.
  useLayoutEffect(() => {
    if (field.current !== null) field.current.value = value;
  }, [value]);
  const take = (typed: string) => {
    if (typed.trim() !== value) onText(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) take(event.currentTarget.value);
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small wrap-anywhere">
        {label}
      </label>
      <input
        id={id}
        ref={field}
        data-text={name}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        defaultValue={value}
        aria-describedby={noteId}
        onBlur={(event) => take(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className="min-w-0 rounded-md border border-field bg-raised px-2 py-1"
      />
      <p id={noteId} className="text-small wrap-anywhere text-muted">
        {note}
      </p>
    </div>
  );
}
