import { type ReactNode, useEffect, useRef } from "react";
import type { ArchivalEntry } from "../../../domain/archival-entry";
import { clipText } from "../../clip-text";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { LinkButton } from "../../link-button";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { formatIso } from "../../words/format";
import { memoryWords } from "../../words/memory-words";
import type { MemorySurface } from "../memory-props";
import { ShownText } from "../shown-text";
import { NoteForm } from "./note-form";

type Props = {
  readonly surface: MemorySurface;
  readonly entry: ArchivalEntry;
  readonly isEdited: boolean;
  /** Its form was opened or closed. */
  readonly onEdit: (isEdited: boolean) => void;
  readonly onChanged: () => void;
};

/** One note, with where it is from and what can be done with it. */
export function NoteRow({ surface, entry, isEdited, onEdit, onChanged }: Props) {
  const edit = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    if (hasEdited.current && !isEdited) edit.current?.focus();
    hasEdited.current = isEdited;
  }, [isEdited]);
  const { id, text, tags, createdAt } = entry;
  const { notes } = memoryWords;
  if (isEdited) {
    return (
      <li data-note={id} className="py-2">
        <NoteForm
          surface={surface}
          contextId={entry.contextId}
          entry={entry}
          onClose={() => onEdit(false)}
          onSaved={onChanged}
        />
      </li>
    );
  }
  return (
    <li data-note={id} className="flex min-w-0 flex-col gap-1 py-2">
      <ShownText text={text} />
      <p className="flex flex-wrap items-baseline gap-x-2 text-meta text-muted">
        <time dateTime={formatIso(createdAt)} title={notes.exactly(createdAt)}>
          {notes.ago(Date.now() - createdAt)}
        </time>
        {tags.map((tag) => (
          <bdi key={tag} data-tag={tag} className="rounded-sm bg-tint px-1.5 wrap-anywhere">
            {tag}
          </bdi>
        ))}
      </p>
      <Tools surface={surface} entry={entry} onChanged={onChanged}>
        <LinkButton
          ref={edit}
          data-edit-note=""
          aria-label={notes.editOf(startOf(text))}
          onClick={() => onEdit(true)}
        >
          {notes.edit}
        </LinkButton>
      </Tools>
    </li>
  );
}

type ToolsProps = Pick<Props, "surface" | "entry" | "onChanged"> & { readonly children: ReactNode };

function Tools({ surface, entry, onChanged, children }: ToolsProps) {
  const { client, undo, onSource } = surface;
  const { id, text, source, contextId } = entry;
  const { failure, run } = useAct();
  const { notes } = memoryWords;
  const remove = async () => {
    await offerUndo(
      undo,
      (undoId) => runTwice(() => client.call("archive.remove", { id, undo: undoId })),
      ({ canUndo = false }) =>
        canUndo ? { what: { kind: "noteRemoved" }, onUndone: async () => onChanged() } : null,
    );
    onChanged();
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {children}
        <LinkButton
          data-delete-note=""
          aria-label={notes.deleteOf(startOf(text))}
          onClick={() => run(remove)}
        >
          {memoryWords.delete}
        </LinkButton>
        {source !== null && (
          <LinkButton
            data-source=""
            aria-label={notes.sourceOf(startOf(text))}
            onClick={() => onSource({ ...source, contextId })}
          >
            {notes.source}
          </LinkButton>
        )}
      </div>
      <FailureLine failure={failure} />
    </>
  );
}

function startOf(text: string): string {
  return clipText(text.replace(/\s+/gu, " "), 40);
}
