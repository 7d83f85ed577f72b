import { useId, useRef, useState } from "react";
import type { Context, ContextProviderName } from "../../domain/context";
import type { Id } from "../../domain/id";
import { FailureLine } from "../failure-line";
import { LinkButton } from "../link-button";
import { UntitledPart } from "../options/page-part";
import { useContexts } from "../use-contexts";
import { memoryWords } from "../words/memory-words";
import { BlocksPart } from "./blocks-part";
import { FactsPart } from "./facts-part";
import type { MemorySurface } from "./memory-props";
import { NotesPart } from "./notes/notes-part";
import { ReferencesPart } from "./references/references-part";
import { type FoundRow, useFoundRow } from "./use-found-row";

type Props = {
  readonly surface: MemorySurface;
  /** Whose memory is shown at first; null for the context's that is active then. */
  readonly first: Id | null;
  /** What of it was found, and is shown; null for nothing in particular. */
  readonly found: Pick<FoundRow, "id" | "words"> | null;
};

/** What a context remembers beyond its conversations: blocks, facts, references, notes. */
export function MemoryView({ surface, first, found }: Props) {
  const view = useRef<HTMLDivElement>(null);
  useFoundRow(view, found?.id ?? null);
  const { value, contexts, failure, again } = useContexts(surface.client);
  const [chosen, setChosen] = useState(first);
  const isThere = contexts.some(({ id }) => id === chosen);
  const contextId = isThere ? chosen : (value?.activeId ?? contexts[0]?.id ?? null);
  // What is written here is not to be lost where another context becomes the active one.
  if (contextId !== null && contextId !== chosen) setChosen(contextId);
  const context = contexts.find(({ id }) => id === contextId);
  const isIncluded = (name: ContextProviderName) =>
    context?.contextProviders.includes(name) ?? true;
  const choice = contextId !== null && (
    <ContextChoice contexts={contexts} contextId={contextId} onChoose={setChosen} />
  );
  return (
    <div
      ref={view}
      data-memory={contextId ?? ""}
      className={`min-w-0 ${surface.look === "page" ? "" : "flex flex-col gap-4"}`}
    >
      <FailureLine failure={value === null ? failure : null} onAgain={again} />
      {contextId !== null && (
        <>
          {surface.look === "page" ? <UntitledPart>{choice}</UntitledPart> : choice}
          {surface.onInspect !== null && (
            <LinkButton data-inspect-next="" onClick={surface.onInspect}>
              {memoryWords.inspect}
            </LinkButton>
          )}
          <BlocksPart
            key={`blocks-${contextId}`}
            surface={surface}
            contextId={contextId}
            isIncluded={isIncluded("blocks")}
          />
          <FactsPart
            key={`facts-${contextId}`}
            surface={surface}
            contextId={contextId}
            remembers={context?.remembers ?? true}
            isIncluded={isIncluded("facts")}
          />
          <ReferencesPart
            key={`references-${contextId}`}
            surface={surface}
            contextId={contextId}
            isIncluded={isIncluded("references")}
          />
          <NotesPart
            key={`notes-${contextId}`}
            surface={surface}
            contextId={contextId}
            words={contextId === first ? (found?.words ?? "") : ""}
          />
        </>
      )}
    </div>
  );
}

type ChoiceProps = {
  readonly contexts: readonly Context[];
  readonly contextId: Id;
  readonly onChoose: (contextId: Id) => void;
};

function ContextChoice({ contexts, contextId, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 text-small">
      <label htmlFor={id}>{memoryWords.context}</label>
      <select
        id={id}
        data-memory-context=""
        value={contextId}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className="max-w-full min-w-0 rounded-md border border-field bg-raised px-2 py-1"
      >
        {contexts.map((context) => (
          <option key={context.id} value={context.id}>
            {!context.archived ? context.name : memoryWords.archived(context.name)}
          </option>
        ))}
      </select>
    </div>
  );
}
