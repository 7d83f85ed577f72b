import "./switch.css";
import { type ReactNode, useId } from "react";

type Props = {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly note?: string;
  readonly disabled?: boolean;
};

/** What is on or off from the moment it is switched, with its words, and below it what they mean. */
export function SwitchField({ name, checked, onChange, children, note, disabled }: Props) {
  const noteId = useId();
  return (
    <div className="flex flex-col gap-1">
      <label className="flex items-start gap-3 text-small">
        <span className="min-w-0 grow py-0.5 wrap-anywhere">{children}</span>
        <input
          type="checkbox"
          role="switch"
          data-switch={name}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-describedby={note === undefined ? undefined : noteId}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="switch"
        />
      </label>
      {note !== undefined && (
        <p id={noteId} className="pe-13 text-small wrap-anywhere text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
