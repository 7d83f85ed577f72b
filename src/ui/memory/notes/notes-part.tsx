import { useEffect, useRef, useState } from "react";
import type { CallOutput } from "../../../contract/contract";
import type { Id } from "../../../domain/id";
import { FailureLine } from "../../failure-line";
import { LinkButton } from "../../link-button";
import { QuietButton } from "../../quiet-button";
import { useCall } from "../../use-call";
import { useFreshLists } from "../../use-fresh-lists";
import { memoryWords } from "../../words/memory-words";
import { MemoryPart } from "../memory-part";
import type { MemorySurface } from "../memory-props";
import { useOpenRows } from "../open-rows";
import { NoteForm } from "./note-form";
import { NoteRow } from "./note-row";

const STEP = 20;
/** What is typed in one go is searched for once. */
const PAUSE_MS = 250;

type Props = {
  readonly surface: MemorySurface;
  readonly contextId: Id;
  /** What is searched for at first; empty for nothing. */
  readonly words: string;
};

/** What is kept for good: found by searching, written, changed and deleted here. */
export function NotesPart({ surface, contextId, words }: Props) {
  const { notes } = memoryWords;
  const [query, setQuery] = useState(words);
  const [skip, setSkip] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { value, failure, again } = useNotes(surface, { contextId, query, skip });
  const isNone = value !== null && value.total === 0;
  return (
    <MemoryPart
      look={surface.look}
      title={notes.title}
      means={notes.means}
      name="notes"
      isFilled={value !== null && value.total > 0}
    >
      {!(isNone && query === "") && (
        <Find
          first={words}
          onFind={(typed) => {
            setQuery(typed);
            setSkip(0);
          }}
        />
      )}
      {value?.isWhole === false && (
        <p data-not-whole="" role="status" className="text-small text-muted">
          {notes.notWhole} <LinkButton onClick={again}>{notes.again}</LinkButton>
        </p>
      )}
      <FailureLine failure={failure} onAgain={again} />
      {isNone && (
        <p data-none="" role="status" className="text-small text-muted">
          {query === "" ? notes.none : notes.noneFound}
        </p>
      )}
      <Notes
        surface={surface}
        value={value}
        onChanged={again}
        onGone={() => add.current?.focus()}
      />
      {value !== null && <Pages total={value.total} step={STEP} skip={skip} onSkip={setSkip} />}
      {isAdding ? (
        <NoteForm
          surface={surface}
          contextId={contextId}
          onClose={() => setAdding(false)}
          onSaved={again}
        />
      ) : (
        <QuietButton ref={add} data-add-note="" onClick={() => setAdding(true)}>
          {notes.add}
        </QuietButton>
      )}
    </MemoryPart>
  );
}

type ListProps = {
  readonly surface: MemorySurface;
  readonly value: CallOutput<"archive.search"> | null;
  readonly onChanged: () => void;
  /** Told when a row goes with its form, and what had the keyboard with it. */
  readonly onGone: () => void;
};

/** The notes of a page, and those that are being edited. */
function Notes({ surface, value, onChanged, onGone }: ListProps) {
  const { shown, setRow } = useOpenRows(value?.entries ?? [], ({ id }) => id);
  return (
    <ul data-notes={value?.total} className="flex flex-col divide-y divide-line empty:hidden">
      {shown.map(({ row, isOpen, isOnPage }) => (
        <NoteRow
          key={row.id}
          surface={surface}
          entry={row}
          isEdited={isOpen}
          onEdit={(isEdited) => {
            setRow(row, isEdited);
            if (!isEdited && !isOnPage) onGone();
          }}
          onChanged={onChanged}
        />
      ))}
    </ul>
  );
}

type Wanted = { readonly contextId: Id; readonly query: string; readonly skip: number };

function useNotes({ client }: MemorySurface, { contextId, query, skip }: Wanted) {
  const answer = useCall(client, "archive.search", { contextId, query, skip, limit: STEP });
  useFreshLists(client, answer.again);
  return answer;
}

type FindProps = { readonly first: string; readonly onFind: (query: string) => void };

function Find({ first, onFind }: FindProps) {
  const [typed, setTyped] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause after what was typed last.
  useEffect(() => {
    const timer = setTimeout(() => onFind(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <input
      type="search"
      data-find-note=""
      aria-label={memoryWords.notes.find}
      placeholder={memoryWords.notes.find}
      dir="auto"
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      className="w-full min-w-0 rounded-md border border-field bg-raised px-2.5 py-1.5"
    />
  );
}

type PagesProps = {
  readonly total: number;
  /** How many stand on a page. */
  readonly step: number;
  readonly skip: number;
  readonly onSkip: (skip: number) => void;
};

/** Where one is in a long list, newest first, and the ways on; nothing where all stand on one page. */
export function Pages({ total, step, skip, onSkip }: PagesProps) {
  const { notes } = memoryWords;
  // What stood on the last page alone is gone: the page before it is the last.
  const last = Math.max(0, Math.ceil(total / step) - 1) * step;
  useEffect(() => {
    if (skip > last) onSkip(last);
  }, [skip, last, onSkip]);
  if (total <= step) return null;
  return (
    <div className="flex items-center gap-2">
      <QuietButton data-before="" disabled={skip === 0} onClick={() => onSkip(skip - step)}>
        {notes.before}
      </QuietButton>
      <p role="status" className="grow text-center text-small text-muted">
        {notes.shown(skip + 1, Math.min(skip + step, total), total)}
      </p>
      <QuietButton data-next="" disabled={skip + step >= total} onClick={() => onSkip(skip + step)}>
        {notes.next}
      </QuietButton>
    </div>
  );
}
