import { type RefObject, useId } from "react";
import { useEmptyWhenGone } from "./use-empty-when-gone";

type Props = {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly name: "passphrase" | "again" | "recovery" | "check" | "name";
  /** Shown as it is typed. */
  readonly shown?: boolean;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly onInput?: () => void;
};

/**
 * A field for something secret or telling. It keeps its text itself, so that no state of the page
 * holds it; the browser keeps nothing of it either: "off" and not "new-password", because a password
 * manager would bind it to this page's address, and no spell checker may send a shown one anywhere.
 */
export function SecretField(props: Props) {
  const id = useId();
  useEmptyWhenGone(props.field);
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small text-muted">
        {props.label}
      </label>
      <input
        id={id}
        ref={props.field}
        type={props.shown ? "text" : "password"}
        {...{ [`data-${props.name}`]: "" }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        onInput={props.onInput}
        className="min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5"
      />
    </div>
  );
}
