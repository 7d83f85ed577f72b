import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ArchivalEntry, MAX_ENTRY_CHARACTERS } from "../../../domain/archival-entry";
import type { Id } from "../../../domain/id";
import { runTwice } from "../../conversation/run-twice";
import { toTags } from "../../conversations/tag-conversation";
import { FailureLine } from "../../failure-line";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { memoryWords } from "../../words/memory-words";
import { FormFoot } from "../dialogs/form-foot";
import type { MemorySurface } from "../memory-props";
import { readField, TextField } from "../text-field";

type Props = {
  readonly surface: Pick<MemorySurface, "client" | "undo">;
  readonly contextId: Id;
  /** Left out for a new one. */
  readonly entry?: ArchivalEntry;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

/** A note's text and tags, as they are written. */
export function NoteForm({ surface, contextId, entry, onSaved, onClose }: Props) {
  const { client, undo } = surface;
  const form = useRef<HTMLFormElement>(null);
  const { current: id } = useRef(entry?.id ?? crypto.randomUUID());
  const [seen, setSeen] = useState(entry?.version);
  const { busy, failure, run } = useAct();
  const { notes, save } = memoryWords;
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  const keep = (text: string, tags: string[]) =>
    seen === undefined
      ? offerUndo(
          undo,
          (undoId) => {
            const written = { id, contextId, text, tags, messageId: null, undo: undoId };
            return client.call("archive.insert", written);
          },
          ({ canUndo }) =>
            canUndo ? { what: { kind: "noteKept" }, onUndone: async () => onSaved() } : null,
        )
      : offerUndo(
          undo,
          (undoId) =>
            client.call("archive.update", { id, version: seen, text, tags, undo: undoId }),
          ({ canUndo }) => (canUndo ? { what: { kind: "noteChanged" } } : null),
        );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = readField(event.currentTarget, "text");
    const tags = toTags(readField(event.currentTarget, "tags"));
    if (text === "" || !(await run(() => runTwice(() => keep(text, tags))))) return;
    onSaved();
    onClose();
  };
  const isChanged = failure?.code === "conflict";
  // The newer one is in the list: saving once more is meant by then.
  if (isChanged && entry !== undefined && entry.version !== seen) setSeen(entry.version);
  return (
    <form ref={form} data-note-form="" onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        name="text"
        label={notes.text}
        defaultValue={entry?.text ?? ""}
        maxLength={MAX_ENTRY_CHARACTERS}
        rows={3}
        required
      />
      <TextField
        name="tags"
        label={notes.tags}
        note={notes.tagsNote}
        defaultValue={entry?.tags.join(", ") ?? ""}
        maxLength={1_000}
      />
      <FailureLine failure={isChanged ? notes.changed : failure} />
      <FormFoot save={save} busy={busy} onCancel={onClose} />
    </form>
  );
}
