import { type RefObject, useId, useState } from "react";
import { LinkButton } from "../link-button";
import { useEmptyWhenGone } from "../use-empty-when-gone";
import { words } from "../words/words";

type Props = {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly name: "passphrase" | "again" | "recovery" | "check" | "name";
  /** Shown as it is typed. */
  readonly shown?: boolean;
  /** Whether a button beside it shows what was typed, and hides it again. */
  readonly canShow?: boolean;
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
  const [isOpen, setOpen] = useState(false);
  useEmptyWhenGone(props.field);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="min-w-0 text-small wrap-anywhere text-muted">
          {props.label}
        </label>
        {props.canShow && (
          <LinkButton data-show-secret="" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
            {words.passphrase.show}
          </LinkButton>
        )}
      </div>
      <input
        id={id}
        ref={props.field}
        type={props.shown || isOpen ? "text" : "password"}
        {...{ [`data-${props.name}`]: "" }}
        // Hidden, not even its direction is told.
        dir={props.shown || isOpen ? "auto" : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        onInput={props.onInput}
        className="min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5 aria-invalid:border-error"
      />
    </div>
  );
}
