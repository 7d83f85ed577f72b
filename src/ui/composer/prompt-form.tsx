import type { FormEvent, KeyboardEvent } from "react";
import type { PromptUse } from "../commands/saved-commands";
import { SmallDialog } from "../conversations/small-dialog";
import { readField, TextField } from "../memory/text-field";
import { QuietButton } from "../quiet-button";
import { libraryWords } from "../words/library-words";
import { leadOn } from "./lead-on";

/** Characters of one value. */
const MAX_VALUE = 10_000;

type Props = {
  readonly use: PromptUse;
  readonly onEnd: (answers: readonly string[]) => void;
  readonly onCancel: () => void;
  /** Gives the keyboard back. */
  readonly onClosed: () => void;
};

/**
 * The variables of a prompt, a field each: Enter leads to the next one, and from the last to the composer;
 * with Shift it breaks the line.
 */
export function PromptForm({ use, onEnd, onCancel, onClosed }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    onEnd(use.missing.map((_, nth) => readField(form, fieldName(nth))));
  };
  return (
    <SmallDialog title={use.title} onClose={onCancel} onClosed={onClosed}>
      <form
        data-prompt-form=""
        onSubmit={submit}
        onKeyDown={toNext}
        className="flex flex-col gap-3"
      >
        {use.missing.map((name, nth) => (
          <TextField key={name} name={fieldName(nth)} label={name} maxLength={MAX_VALUE} rows={2} />
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

function toNext(event: KeyboardEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  const next = leadOn([...form.querySelectorAll("textarea")], event.nativeEvent);
  if (next === null) return;
  event.preventDefault();
  if (next === "end") form.requestSubmit();
  else next.focus();
}
