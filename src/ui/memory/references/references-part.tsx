import { useRef, useState } from "react";
import type { CallOutput } from "../../../contract/contract";
import type { ReferenceCard } from "../../../contract/reference";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { useCall } from "../../use-call";
import { useFreshLists } from "../../use-fresh-lists";
import { memoryWords } from "../../words/memory-words";
import { MemoryPart } from "../memory-part";
import type { ChangeProps, PartProps } from "../memory-props";
import { Pages } from "../notes/notes-part";
import { useOpenRows } from "../open-rows";
import { AddReference } from "./add-reference";
import { ReferenceRow } from "./reference-row";

const STEP = 20;

/** What the context's conversations were about: named otherwise, added and deleted here. */
export function ReferencesPart({ surface, contextId, isIncluded }: PartProps) {
  const { client } = surface;
  const { references: texts } = memoryWords;
  const [skip, setSkip] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { value, failure, again } = useCall(client, "reference.list", {
    contextId,
    skip,
    limit: STEP,
  });
  useFreshLists(client, again);
  return (
    <MemoryPart
      look={surface.look}
      title={texts.title}
      means={texts.means}
      name="references"
      isIncluded={isIncluded}
      isFilled={value !== null && value.total > 0}
    >
      <FailureLine failure={failure} onAgain={again} />
      {value?.total === 0 && (
        <p data-none="" className="text-small text-muted">
          {texts.none}
        </p>
      )}
      <References
        surface={surface}
        contextId={contextId}
        value={value}
        onChanged={again}
        onGone={() => add.current?.focus()}
      />
      {value !== null && <Pages total={value.total} step={STEP} skip={skip} onSkip={setSkip} />}
      {isAdding ? (
        <AddReference
          surface={surface}
          contextId={contextId}
          onSaved={again}
          onClose={() => setAdding(false)}
        />
      ) : (
        <QuietButton ref={add} data-add-reference="" onClick={() => setAdding(true)}>
          {texts.add}
        </QuietButton>
      )}
    </MemoryPart>
  );
}

type ListProps = ChangeProps & {
  readonly value: CallOutput<"reference.list"> | null;
  /** Told when a row goes with its form, and what had the keyboard with it. */
  readonly onGone: () => void;
};

/** The things of a page, and those that are being called otherwise. */
function References({ surface, contextId, value, onChanged, onGone }: ListProps) {
  const keyOf = ({ kind, target }: ReferenceCard) => `${kind} ${target}`;
  const { shown, setRow } = useOpenRows(value?.references ?? [], keyOf);
  return (
    <ul
      data-references={value?.total}
      aria-label={memoryWords.references.title}
      className="flex flex-col divide-y divide-line empty:hidden"
    >
      {shown.map(({ row, isOpen, isOnPage }) => (
        <ReferenceRow
          key={keyOf(row)}
          surface={surface}
          contextId={contextId}
          card={row}
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
