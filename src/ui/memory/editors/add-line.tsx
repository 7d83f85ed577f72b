import { type FormEvent, useRef } from "react";
import { QuietButton } from "../../quiet-button";
import { useEmptyWhenGone } from "../../use-empty-when-gone";

type Props = {
  readonly label: string;
  readonly button: string;
  readonly disabled?: boolean;
  /** Resolves with whether it is kept; what is not stays in the field. */
  readonly onAdd: (text: string) => Promise<boolean>;
};

/** One line that puts something in; it keeps the keyboard for the next. */
export function AddLine({ label, button, disabled = false, onAdd }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEmptyWhenGone(field);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const element = field.current;
    const text = element?.value.trim() ?? "";
    if (element === null || text === "") return;
    element.value = "";
    // What was typed meanwhile is the next one.
    if (!(await onAdd(text)) && element.value === "") element.value = text;
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap gap-2">
      <input
        ref={field}
        data-add-line=""
        aria-label={label}
        placeholder={label}
        dir="auto"
        autoComplete="off"
        disabled={disabled}
        className="min-w-0 grow rounded-md border border-field bg-raised px-2 py-1"
      />
      <QuietButton type="submit" disabled={disabled}>
        {button}
      </QuietButton>
    </form>
  );
}
