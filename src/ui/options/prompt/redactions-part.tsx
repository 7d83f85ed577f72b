import { type FormEvent, useId, useRef, useState } from "react";
import {
  type PromptSettings,
  type Redaction,
  redactionSchema,
} from "../../../domain/prompt-settings";
import { ROWS } from "../../kit/rows-style";
import { SelectField } from "../../kit/select-field";
import { QuietButton } from "../../quiet-button";
import { useEmptyWhenGone } from "../../use-empty-when-gone";
import { optionsWords } from "../../words/options-words";
import type { PromptSettingsUse } from "./use-prompt-settings";

type Props = { readonly settings: PromptSettings } & Pick<PromptSettingsUse, "hide" | "unhide">;

/** What the person wants hidden, from what is kept or from models (E-051). */
export function RedactionsPart({ settings: { redactions }, hide, unhide }: Props) {
  const { promptPage } = optionsWords;
  return (
    <>
      <p className="text-small text-muted">{promptPage.redactionsSent}</p>
      <p data-redaction-stored="" className="text-small text-muted">
        {promptPage.redactionsStored}
      </p>
      {redactions.length === 0 ? (
        <p className="text-small text-muted">{promptPage.noRedactions}</p>
      ) : (
        <ul className={ROWS}>
          {redactions.map((rule) => (
            <li
              key={`${rule.kind} ${rule.when} ${rule.text}`}
              data-redaction=""
              className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3 text-small"
            >
              <bdi className="min-w-0 grow font-mono wrap-anywhere">{rule.text}</bdi>
              <span className="text-meta text-muted">
                {`${promptPage.redactionKinds[rule.kind]}, ${promptPage.redactionWhens[rule.when]}`}
              </span>
              <QuietButton
                data-redaction-remove=""
                aria-label={promptPage.removeLabel(rule.text)}
                onClick={() => unhide(rule)}
              >
                {promptPage.remove}
              </QuietButton>
            </li>
          ))}
        </ul>
      )}
      <RedactionForm onAdd={hide} />
    </>
  );
}

type RedactionFormProps = {
  /** Resolves with whether it was kept. */
  readonly onAdd: (rule: Redaction) => Promise<boolean>;
};

/** One more thing to hide: what, of which kind, and when. */
function RedactionForm({ onAdd }: RedactionFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const noteId = useId();
  const [kind, setKind] = useState<Redaction["kind"]>("word");
  const [when, setWhen] = useState<Redaction["when"]>("sent");
  const [isWrong, setWrong] = useState(false);
  useEmptyWhenGone(field);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const rule = redactionSchema.safeParse({ kind, when, text: field.current?.value.trim() });
    setWrong(!rule.success);
    if (!rule.success || !(await onAdd(rule.data))) return;
    if (field.current !== null) field.current.value = "";
    field.current?.focus();
  };
  const { promptPage } = optionsWords;
  return (
    <form onSubmit={add} className="flex flex-col gap-3 text-small">
      <div className="flex flex-col gap-1">
        <label htmlFor={id}>{promptPage.redactionText}</label>
        <input
          id={id}
          ref={field}
          data-redaction-text=""
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          aria-invalid={isWrong || undefined}
          aria-describedby={noteId}
          dir="auto"
          className="min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5"
        />
        <p id={noteId} aria-live="polite" className={isWrong ? "text-error" : "text-muted"}>
          {isWrong ? promptPage.redactionLength : kind === "pattern" && promptPage.patternHint}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <SelectField
          name="redaction-kind"
          label={promptPage.redactionKind}
          value={kind}
          options={promptPage.redactionKinds}
          onChange={setKind}
        />
        <SelectField
          name="redaction-when"
          label={promptPage.redactionWhen}
          value={when}
          options={promptPage.redactionWhens}
          onChange={setWhen}
        />
      </div>
      <QuietButton type="submit" data-redaction-add="">
        {promptPage.add}
      </QuietButton>
    </form>
  );
}
