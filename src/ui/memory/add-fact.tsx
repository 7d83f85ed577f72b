import { type FormEvent, useRef } from "react";
import { MAX_FACT_KEY, MAX_FACT_VALUE } from "../../domain/fact";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { offerUndo } from "../undo/undo-offer";
import { useAct } from "../use-act";
import { fieldSentence } from "../words/field-sentence";
import { memoryWords } from "../words/memory-words";
import type { ChangeProps } from "./memory-props";
import { readField, TextField } from "./text-field";

/** A fact that the person writes down. */
export function AddFact({ surface, contextId, onChanged }: ChangeProps) {
  const { client, undo } = surface;
  const { facts: texts } = memoryWords;
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, run } = useAct();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [key, value] = ["key", "value"].map((name) => readField(event.currentTarget, name));
    if (!key || !value) return;
    const kept = await run(() =>
      offerUndo(
        undo,
        (undoId) => client.call("fact.keep", { contextId, key, value, undoId }),
        ({ canUndo = false }) =>
          canUndo ? { what: { kind: "factKept" }, onUndone: async () => onChanged() } : null,
      ),
    );
    if (!kept) return;
    form.current?.reset();
    form.current?.querySelector("input")?.focus();
    onChanged();
  };
  return (
    <form
      ref={form}
      data-add-fact=""
      onSubmit={submit}
      className="grid grid-cols-[1fr_1fr_auto] items-end gap-2"
    >
      <TextField name="key" label={texts.key} maxLength={MAX_FACT_KEY} required />
      <TextField name="value" label={texts.value} maxLength={MAX_FACT_VALUE} required />
      {/* Beside the fields, not beside their names. */}
      <div className="flex pb-0.5">
        <QuietButton type="submit" disabled={busy} aria-label={texts.addLabel}>
          {texts.add}
        </QuietButton>
      </div>
      <div className="col-span-full empty:hidden">
        <FailureLine failure={failure && (fieldSentence(failure) ?? failure)} />
      </div>
    </form>
  );
}
