import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { OpenedBlock } from "../../contract/memory";
import type { Id } from "../../domain/id";
import { FailureLine } from "../failure-line";
import { later } from "../options/contexts/use-editor";
import { QuietButton } from "../quiet-button";
import { useCall } from "../use-call";
import { useCell } from "../use-cell";
import { useFirstFocus } from "../use-first-focus";
import { memoryWords } from "../words/memory-words";
import {
  type BlockController,
  type ControllerState,
  createBlockController,
} from "./controller/block-controller";
import { BlockEditor } from "./editors/block-editor";
import type { MemorySurface } from "./memory-props";

type Props = {
  readonly surface: Pick<MemorySurface, "client">;
  readonly id: Id;
  readonly onDone: () => void;
  /** Told when something was kept. */
  readonly onSaved: () => void;
};

/** A block as it is edited: opened first, kept as one goes. */
export function EditedBlock(props: Props) {
  const { surface, id } = props;
  const { client } = surface;
  const { value, failure, busy, again } = useCall(client, "block.open", { id });
  if (value !== null) return <Controller {...props} first={value} />;
  if (busy) return <p className="text-small text-muted">{memoryWords.loading}</p>;
  return <FailureLine failure={failure} onAgain={again} />;
}

function Controller({ surface, first, onDone, onSaved }: Props & { readonly first: OpenedBlock }) {
  const { client } = surface;
  const [controller] = useState(() => createBlockController({ client, later }, first));
  const state = useCell(controller);
  const box = useFirstFocus<HTMLElement>();
  useEffect(() => client.onListsChange(controller.refresh), [client, controller]);
  useEffect(() => {
    window.addEventListener("pagehide", controller.save);
    return () => {
      window.removeEventListener("pagehide", controller.save);
      controller.close();
    };
  }, [controller]);
  const { revision } = state.opened.block;
  useEffect(() => {
    if (revision !== first.block.revision) onSaved();
  }, [revision, first, onSaved]);
  const done = async () => {
    await controller.save();
    // What is not kept stays where it was typed.
    if (controller.get().failure === null) leave();
  };
  const leave = () => {
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
      <BlockEditor controller={controller} opened={state.opened} />
      <Foot controller={controller} state={state} onDone={done} onLeave={leave} />
    </section>
  );
}

type FootProps = {
  readonly controller: BlockController;
  readonly state: ControllerState;
  readonly onDone: () => void;
  /** Goes, whatever is not kept. */
  readonly onLeave: () => void;
};

/** Whether everything is kept, the way back, and the ways out: of a change that was not kept nothing may be typed. */
function Foot({ controller, state, onDone, onLeave }: FootProps) {
  const { label } = state.opened.block;
  const isTyped = Object.keys(state.drafts).length > 0;
  return (
    <>
      <FailureLine failure={state.failure} onAgain={isTyped ? controller.save : undefined} />
      <div className="flex flex-wrap items-center gap-2">
        <QuietButton data-done="" aria-label={memoryWords.doneOf(label)} onClick={onDone}>
          {memoryWords.done}
        </QuietButton>
        <QuietButton
          data-undo=""
          aria-label={memoryWords.undoOf(label)}
          disabled={!state.canUndo}
          onClick={controller.undo}
        >
          <Undo2 size={14} aria-hidden="true" className="rtl:-scale-x-100" />
          {memoryWords.undo}
        </QuietButton>
        {/* Where it comes nothing else is pushed away that was about to be pressed. */}
        {state.failure !== null && (
          <QuietButton data-close="" onClick={onLeave}>
            {memoryWords.close}
          </QuietButton>
        )}
        <p role="status" className="text-small text-muted">
          {memoryWords[stateOf(state)]}
        </p>
      </div>
    </>
  );
}

function stateOf({ saving, drafts, failure }: ControllerState) {
  if (saving) return "saving";
  if (failure !== null) return "notSaved";
  return Object.keys(drafts).length > 0 ? "unsaved" : "saved";
}
