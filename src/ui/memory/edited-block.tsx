import { Undo2 } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import type { OpenedBlock } from "../../contract/memory";
import type { Id } from "../../domain/id";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { later } from "../options/contexts/use-editor";
import { QuietButton } from "../quiet-button";
import { useAnswer } from "../use-answer";
import { useCell } from "../use-cell";
import { useFirstFocus } from "../use-first-focus";
import { memoryWords } from "../words/memory-words";
import { type BlockDesk, createBlockDesk, type DeskState } from "./desk/block-desk";
import { BlockEditor } from "./editors/block-editor";
import type { MemoryPlace } from "./memory-props";

type Props = {
  readonly place: Pick<MemoryPlace, "client">;
  readonly id: Id;
  readonly onDone: () => void;
  /** Told when something was kept. */
  readonly onSaved: () => void;
};

/** A block as it is edited: opened first, kept as one goes. */
export function EditedBlock(props: Props) {
  const { place, id } = props;
  const { client } = place;
  const ask = useCallback(() => runTwice(() => client.call("block.open", { id })), [client, id]);
  const { value, failure, busy, again } = useAnswer(ask);
  if (value !== null) return <Desk {...props} first={value} />;
  if (busy) return <p className="text-small text-muted">{memoryWords.loading}</p>;
  return <FailureLine failure={failure} onAgain={again} />;
}

function Desk({ place, first, onDone, onSaved }: Props & { readonly first: OpenedBlock }) {
  const { client } = place;
  const [desk] = useState(() => createBlockDesk({ client, later }, first));
  const state = useCell(desk);
  const box = useFirstFocus<HTMLElement>();
  useEffect(() => client.onListsChange(desk.refresh), [client, desk]);
  useEffect(() => {
    window.addEventListener("pagehide", desk.save);
    return () => {
      window.removeEventListener("pagehide", desk.save);
      desk.close();
    };
  }, [desk]);
  const { revision } = state.opened.block;
  useEffect(() => {
    if (revision !== first.block.revision) onSaved();
  }, [revision, first, onSaved]);
  const done = async () => {
    await desk.save();
    // What is not kept stays where it was typed.
    if (desk.get().failure !== null) return;
    onSaved();
    onDone();
  };
  const { label } = state.opened.block;
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-block-editor={stateOf(state)}
      aria-label={memoryWords.editOf(label)}
      className="flex min-w-0 flex-col gap-3"
    >
      {state.opened.lost > 0 && (
        <p role="status" className="text-small text-caution">
          {memoryWords.lost(state.opened.lost)}
        </p>
      )}
      <BlockEditor desk={desk} opened={state.opened} />
      <Foot desk={desk} state={state} onDone={done} />
    </section>
  );
}

type FootProps = {
  readonly desk: BlockDesk;
  readonly state: DeskState;
  readonly onDone: () => void;
};

/** Whether everything is kept, the way back, and the way out. */
function Foot({ desk, state, onDone }: FootProps) {
  const { label } = state.opened.block;
  const isTyped = Object.keys(state.drafts).length > 0;
  return (
    <>
      <FailureLine failure={state.failure} onAgain={isTyped ? desk.save : undefined} />
      <div className="flex flex-wrap items-center gap-2">
        <QuietButton data-done="" aria-label={memoryWords.doneOf(label)} onClick={onDone}>
          {memoryWords.done}
        </QuietButton>
        <QuietButton
          data-undo=""
          aria-label={memoryWords.undoOf(label)}
          disabled={!state.canUndo}
          onClick={desk.undo}
        >
          <Undo2 size={14} aria-hidden="true" className="rtl:-scale-x-100" />
          {memoryWords.undo}
        </QuietButton>
        <p role="status" className="text-small text-muted">
          {memoryWords[stateOf(state)]}
        </p>
      </div>
    </>
  );
}

function stateOf({ saving, drafts, failure }: DeskState) {
  if (saving) return "saving";
  if (failure !== null) return "notSaved";
  return Object.keys(drafts).length > 0 ? "unsaved" : "saved";
}
