import { TriangleExclamationPoint, Undo2 } from "lucide-react";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { optionsWords } from "../../words/options-words";
import type { EditorState } from "./field-copy";
import type { FieldEditor } from "./field-editor";

type Props<F extends object, I> = {
  readonly editor: FieldEditor<F, I>;
  readonly state: EditorState<F, I>;
};

/** Whether everything is kept, a way back, and the choice where two windows have changed the same. */
export function SaveState<F extends object, I>({ editor, state }: Props<F, I>) {
  const { contextPage } = optionsWords;
  return (
    <div
      data-save-state={stateOf(state)}
      className="sticky bottom-0 flex flex-col gap-2 border-t border-line bg-page py-2"
    >
      {state.theirs !== null && (
        <div role="alert" data-conflict="" className="flex flex-col gap-2 text-small">
          <p className="flex items-start gap-2">
            <TriangleExclamationPoint
              size={16}
              aria-hidden="true"
              className="mt-0.5 shrink-0 text-caution"
            />
            <span>{contextPage.conflict}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <QuietButton data-take-theirs="" onClick={editor.takeTheirs}>
              {contextPage.takeTheirs}
            </QuietButton>
            <QuietButton data-keep-mine="" onClick={editor.keepMine}>
              {contextPage.keepMine}
            </QuietButton>
          </div>
        </div>
      )}
      <FailureLine failure={state.failure} onAgain={() => editor.save()} />
      <div className="flex items-center justify-between gap-2">
        <p role="status" className="text-small text-muted">
          {sentenceOf(state)}
        </p>
        <QuietButton data-undo="" disabled={!state.canUndo} onClick={editor.undo}>
          <Undo2 size={14} aria-hidden="true" className="rtl:-scale-x-100" />
          {contextPage.undo}
        </QuietButton>
      </div>
    </div>
  );
}

type State = EditorState<object, unknown>;

function stateOf({ theirs, saving, isDirty, problems }: State): string {
  if (theirs !== null) return "conflict";
  if (saving) return "saving";
  if (!isDirty) return "saved";
  return problems.length > 0 ? "held" : "unsaved";
}

function sentenceOf(state: State): string {
  const { contextPage } = optionsWords;
  switch (stateOf(state)) {
    case "saved":
      return contextPage.saved;
    case "saving":
      return contextPage.saving;
    case "held":
      return contextPage.held;
    default:
      return contextPage.unsaved;
  }
}
