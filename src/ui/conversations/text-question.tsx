import { type FormEvent, useId, useLayoutEffect, useRef } from "react";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { useEmptyWhenGone } from "../use-empty-when-gone";
import { conversationWords } from "../words/conversation-words";
import { fieldSentence } from "../words/field-sentence";

type Props = {
  readonly label: string;
  readonly note: string;
  readonly value: string;
  /** Keeps what was written; what fails is told below the field. */
  readonly save: (text: string) => Promise<void>;
  readonly onClose: () => void;
};

/** One line to write; Enter keeps it. */
export function TextQuestion({ label, note, value, save, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { busy, failure, run } = useAct();
  useEmptyWhenGone(field);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is typed is not to be lost.
  useLayoutEffect(() => {
    if (field.current === null) return;
    field.current.value = value;
    field.current.select();
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => save(field.current?.value ?? ""))) onClose();
  };
  const { dialog: conversationMenu } = conversationWords;
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 text-small">
      <label className="flex flex-col gap-1">
        {label}
        <input
          ref={field}
          data-text-question=""
          aria-describedby={id}
          autoComplete="off"
          maxLength={2_000}
          dir="auto"
          className="min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5"
        />
      </label>
      <p id={id} className="text-meta text-muted">
        {note}
      </p>
      <FailureLine failure={failure && (fieldSentence(failure) ?? failure)} />
      <div className="flex flex-wrap gap-2">
        <QuietButton type="submit" data-save="" disabled={busy}>
          {conversationMenu.save}
        </QuietButton>
        <QuietButton data-cancel="" onClick={onClose}>
          {conversationMenu.cancel}
        </QuietButton>
      </div>
    </form>
  );
}
