import { type RefObject, useId } from "react";
import { useEmptyWhenGone } from "../../use-empty-when-gone";
import { optionsWords } from "../../words/options-words";

type Props = {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What is to be known of what was typed; null for nothing. */
  readonly note: string | null;
  readonly onInput: (text: string) => void;
};

/** Where the key text of Elara's records is typed; the field keeps it itself, and nothing else does. */
export function KeyField({ field, note, onInput }: Props) {
  const id = useId();
  const noteId = useId();
  useEmptyWhenGone(field);
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small">
        {optionsWords.exportPart.key}
      </label>
      <input
        id={id}
        ref={field}
        type="password"
        data-elara-key=""
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={noteId}
        onInput={(event) => onInput(event.currentTarget.value)}
        className="w-72 max-w-full self-start rounded-md border border-field bg-raised px-2 py-1"
      />
      <p id={noteId} role="status" className="text-small">
        {note}
      </p>
    </div>
  );
}
