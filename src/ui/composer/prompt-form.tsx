import type { FormEvent, KeyboardEvent } from "react";
import type { PromptUse } from "../commands/saved-commands";
import { SmallDialog } from "../conversations/small-dialog";
import { readField, TextField } from "../memory/text-field";
import { QuietButton } from "../quiet-button";
import { libraryWords } from "../words/library-words";

/** Characters of one value. */
const MAX_VALUE = 10_000;

type Props = {
  readonly use: PromptUse;
  readonly onEnd: (answers: readonly string[]) => void;
  readonly onCancel: () => void;
  /** Gives the keyboard back. */
  readonly onClosed: () => void;
};

/** The variables of a prompt, a field each: Enter leads to the next one, and from the last to the composer. */
export function PromptForm({ use, onEnd, onCancel, onClosed }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    onEnd(use.asked.map((_, nth) => readField(form, fieldName(nth))));
  };
  return (
    <SmallDialog title={use.title} onClose={onCancel} onClosed={onClosed}>
      <form
        data-prompt-form=""
        onSubmit={submit}
        onKeyDown={toNext}
        className="flex flex-col gap-3"
      >
        {use.asked.map((name, nth) => (
          <TextField key={name} name={fieldName(nth)} label={name} maxLength={MAX_VALUE} />
        ))}
        <div className="flex flex-wrap gap-2">
          <QuietButton type="submit" data-insert="">
            {libraryWords.insert}
          </QuietButton>
          <QuietButton data-cancel="" onClick={onCancel}>
            {libraryWords.cancel}
          </QuietButton>
        </div>
      </form>
    </SmallDialog>
  );
}

function fieldName(nth: number): string {
  return `variable-${nth}`;
}

/** From the last field Enter submits, as in any form. */
function toNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll("input")];
  const next = fields[fields.indexOf(target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
