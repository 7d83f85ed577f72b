import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ReferenceCard } from "../../../contract/reference";
import type { Id } from "../../../domain/id";
import { MAX_ALIAS, MAX_ALIASES, MAX_REFERENCE_NAME } from "../../../domain/reference";
import { FailureLine } from "../../failure-line";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { fieldSentence } from "../../words/field-sentence";
import { memoryWords } from "../../words/memory-words";
import { FormFoot } from "../dialogs/form-foot";
import type { MemorySurface } from "../memory-props";
import { readField, TextField } from "../text-field";
import { spokenNames } from "./spoken-names";

type Props = {
  readonly surface: MemorySurface;
  readonly contextId: Id;
  readonly card: ReferenceCard;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** What a thing is called, as it is written. */
export function RenameReference({ surface, contextId, card, onChanged, onClose }: Props) {
  const { client, undo } = surface;
  const { kind, target, name, aliases } = card;
  const spoken = spokenNames(card);
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState({ name, aliases });
  const { busy, failure, run } = useAct();
  const { references: texts, save } = memoryWords;
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const called = {
      name: readField(event.currentTarget, "name"),
      aliases: readField(event.currentTarget, "aliases").split("\n"),
    };
    if (called.name === "") return;
    // Those that were made of the former name are made anew; what the person has written stays.
    const isAnew = card.isMade && called.aliases.join("\n") === spoken.join("\n");
    const given = { contextId, kind, target, seen, ...called, ...(isAnew && { aliases: [] }) };
    const renamed = await run(() =>
      offerUndo(
        undo,
        (undoId) => client.call("reference.rename", { ...given, undo: undoId }),
        ({ canUndo = false }) => (canUndo ? { what: { kind: "referenceRenamed" } } : null),
      ),
    );
    onChanged();
    if (renamed) onClose();
  };
  const isChanged = failure?.code === "conflict";
  // The newer one is in the list: saving once more is meant by then.
  if (isChanged && (seen.name !== name || seen.aliases.join() !== aliases.join())) {
    setSeen({ name, aliases });
  }
  return (
    <form ref={form} data-rename-reference="" onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        name="name"
        label={texts.name}
        defaultValue={name}
        maxLength={MAX_REFERENCE_NAME}
        required
      />
      <TextField
        name="aliases"
        label={texts.aliases}
        note={texts.aliasesNote}
        defaultValue={spoken.join("\n")}
        maxLength={MAX_ALIASES * (MAX_ALIAS + 1)}
        rows={3}
      />
      <FailureLine
        failure={isChanged ? texts.changed : failure && (fieldSentence(failure) ?? failure)}
      />
      <FormFoot save={save} busy={busy} onCancel={onClose} />
    </form>
  );
}
