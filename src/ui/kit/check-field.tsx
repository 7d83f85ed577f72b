import { type ReactNode, useId } from "react";

type Props = {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly note?: string;
};

/** A yes or no with its words, and below it what they mean. */
export function CheckField({ name, checked, onChange, children, note }: Props) {
  const noteId = useId();
  return (
    <div className="flex flex-col gap-1">
      <label className="flex items-start gap-2 text-small">
        <input
          type="checkbox"
          data-check-field={name}
          checked={checked}
          aria-describedby={note === undefined ? undefined : noteId}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="mt-1 accent-accent"
        />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </label>
      {note !== undefined && (
        <p id={noteId} className="ps-6 text-small wrap-anywhere text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
