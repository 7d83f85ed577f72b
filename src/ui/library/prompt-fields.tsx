import { type FormEvent, useRef } from "react";
import { nameHidden } from "../../domain/hidden-characters";
import {
  MAX_PROMPT_COMMAND,
  MAX_PROMPT_TEXT,
  MAX_PROMPT_TITLE,
  type PromptFields,
} from "../../domain/saved-prompt";
import { FailureLine } from "../failure-line";
import { readField, TextField } from "../memory/text-field";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { libraryWords } from "../words/library-words";

type Props = {
  /** What it begins with; left out for a form that is emptied for the next one. */
  readonly begun?: PromptFields;
  /** What another window has made of it meanwhile, once that is in the way; left out for a new one. */
  readonly other?: PromptFields | null;
  readonly onSave: (fields: PromptFields) => Promise<void>;
  /** Left out where there is nothing to go back to. */
  readonly onCancel?: () => void;
};

/** The fields of a prompt. */
export function PromptFieldsForm({ begun, other, onSave, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, run } = useAct();
  const { save, cancel, changed } = libraryWords;
  const isChanged = failure?.code === "conflict" && other !== undefined;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = event.currentTarget;
    const [title, command, text] = [
      readField(at, "title"),
      readField(at, "command"),
      readField(at, "text"),
    ];
    // What is blank alone is not kept: the field says so.
    const blank = title === "" ? "title" : text === "" ? "text" : null;
    if (blank !== null) return at.querySelector<HTMLElement>(`[name="${blank}"]`)?.focus();
    if (!(await run(() => onSave({ title, command, text })))) return;
    if (begun !== undefined) return;
    form.current?.reset();
    form.current?.querySelector("input")?.focus();
  };
  return (
    <form
      ref={form}
      data-prompt-fields=""
      onSubmit={submit}
      onKeyDown={(event) => {
        // While characters are composed it is the input method's.
        if (event.key === "Escape" && !event.nativeEvent.isComposing) onCancel?.();
      }}
      className="flex flex-col gap-3"
    >
      <Fields begun={begun} />
      <FailureLine failure={isChanged ? changed : failure} />
      {other != null && <Other {...other} />}
      <div className="flex flex-wrap gap-2">
        <QuietButton type="submit" data-save="" disabled={busy}>
          {save}
        </QuietButton>
        {onCancel !== undefined && (
          <QuietButton data-cancel="" onClick={onCancel}>
            {cancel}
          </QuietButton>
        )}
      </div>
    </form>
  );
}

function Other({ title, command, text }: PromptFields) {
  return (
    <div
      data-other-prompt=""
      className="flex flex-col gap-1 border-s-2 border-line ps-3 text-small"
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="font-semibold wrap-anywhere">{nameHidden(title)}</bdi>
        {command !== "" && <bdi className="text-muted wrap-anywhere">/{nameHidden(command)}</bdi>}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {nameHidden(text)}
      </p>
    </div>
  );
}

function Fields({ begun }: { readonly begun: PromptFields | undefined }) {
  const { fields, hints } = libraryWords;
  return (
    <>
      <TextField
        name="title"
        label={fields.title}
        defaultValue={begun?.title ?? ""}
        maxLength={MAX_PROMPT_TITLE}
        required
      />
      <TextField
        name="command"
        label={fields.command}
        note={hints.command}
        defaultValue={begun?.command ?? ""}
        maxLength={MAX_PROMPT_COMMAND}
      />
      <TextField
        name="text"
        label={fields.text}
        note={hints.text}
        defaultValue={begun?.text ?? ""}
        maxLength={MAX_PROMPT_TEXT}
        rows={4}
        required
      />
    </>
  );
}
