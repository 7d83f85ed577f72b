import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { type TextDirection, textDirection } from "../composer/text-direction";
import { keyName } from "../keys/key-name";
import { QuietButton } from "../quiet-button";
import { useCell } from "../use-cell";
import { useEmptyWhenGone } from "../use-empty-when-gone";
import { words } from "../words/words";
import type { SummaryController } from "./summary-controller";
import type { Editing } from "./summary-state";

type Props = { readonly controller: SummaryController; readonly editing: Editing };

/** The field for a summary's text; Ctrl+Enter saves, Escape leaves it unchanged. */
export function SummaryForm({ controller, editing }: Props) {
  const { busy } = useCell(controller);
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const [isEmpty, setEmpty] = useState(false);
  const [direction, setDirection] = useState<TextDirection>(() =>
    textDirection(controller.typed()),
  );
  const [isBack] = useState(editing.isBack === true);
  useEmptyWhenGone(field);
  useLayoutEffect(() => {
    if (field.current === null) return;
    field.current.value = controller.typed();
    if (!isBack) field.current.focus();
  }, [controller, isBack]);
  const changed = () => {
    const text = field.current?.value ?? "";
    controller.type(text);
    setEmpty(text.trim() === "");
    setDirection(textDirection(text));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const saves = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (!saves && event.key !== "Escape") return;
    // Escape is for this field only: a running reply goes on.
    event.preventDefault();
    if (saves) controller.save();
    // What was changed is called off by its button only.
    else if (controller.typed() === editing.summary.text) controller.cancel();
  };
  const { summary: texts } = words;
  return (
    <>
      <textarea
        ref={field}
        data-summary-field=""
        aria-label={texts.text}
        aria-describedby={noteId}
        autoComplete="off"
        maxLength={20_000}
        rows={4}
        dir={direction}
        // What is typed while it is saved would go with the field.
        readOnly={busy}
        onInput={changed}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-80 min-w-0 resize-none rounded-md border border-field bg-raised px-2.5 py-1.5"
      />
      <div id={noteId} aria-live="polite" className="flex flex-col gap-2">
        {isEmpty && <p className="text-muted">{texts.empty}</p>}
        {editing.conflict !== null && <Conflict editing={editing} />}
      </div>
      <Buttons controller={controller} cannotSave={isEmpty || editing.conflict === "gone"} />
    </>
  );
}

type ButtonsProps = Pick<Props, "controller"> & { readonly cannotSave: boolean };

function Buttons({ controller, cannotSave }: ButtonsProps) {
  const { busy } = useCell(controller);
  const { summary: texts } = words;
  return (
    <div className="flex flex-wrap gap-2">
      <QuietButton
        data-summary-save=""
        title={texts.saveHint(keyName("Mod+Enter"))}
        disabled={busy || cannotSave}
        onClick={controller.save}
      >
        {texts.save}
      </QuietButton>
      <QuietButton data-summary-cancel="" disabled={busy} onClick={controller.cancel}>
        {texts.cancel}
      </QuietButton>
    </div>
  );
}

/** What stands there by now, below what was typed. */
function Conflict({ editing: { summary, conflict } }: Pick<Props, "editing">) {
  if (conflict === "gone") return <p data-conflict="gone">{words.summary.gone}</p>;
  return (
    <div data-conflict="changed" className="flex flex-col gap-1">
      <p>{words.summary.conflict}</p>
      <p
        dir={textDirection(summary.text)}
        className="rounded-md bg-tint px-2.5 py-1.5 wrap-anywhere whitespace-pre-wrap"
      >
        {summary.text}
      </p>
    </div>
  );
}
