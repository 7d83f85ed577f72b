import {
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type TextDirection, textDirection } from "../composer/text-direction";
import { useTextKeys } from "../keys/text-keys";
import { useKeyName } from "../keys/use-key-name";
import { QuietButton } from "../quiet-button";
import { useCell } from "../use-cell";
import { useEmptyWhenGone } from "../use-empty-when-gone";
import { words } from "../words/words";
import type { MessageEdits } from "./message-edits";

type Props = { readonly edits: MessageEdits; readonly text: string };

/** A message's text in its own place, to be sent in another version. */
export function MessageEditor({ edits, text }: Props) {
  const { busy } = useCell(edits);
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const first = edits.typed() ?? text;
  const [isEmpty, setEmpty] = useState(first.trim() === "");
  const [direction, setDirection] = useState<TextDirection>(() => textDirection(first));
  useEmptyWhenGone(field);
  useFirstText(field, first);
  useFocusAgain(edits, field);
  const send = () => edits.send(field.current?.value ?? "");
  const changed = () => {
    const typed = field.current?.value ?? "";
    edits.type(typed);
    setEmpty(typed.trim() === "");
    setDirection(textDirection(typed));
  };
  const keys = useTextKeys();
  const keyName = useKeyName();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || keys.breakLine(event)) return;
    const sends = keys.is(event, "send");
    if (!sends && event.key !== "Escape") return;
    // Escape is for this field only: a running reply goes on.
    event.preventDefault();
    if (sends) send();
    else edits.cancel();
  };
  const { message } = words;
  return (
    <div className="flex flex-col gap-2">
      <textarea
        ref={field}
        data-message-field=""
        aria-label={message.editLabel}
        aria-describedby={noteId}
        autoComplete="off"
        rows={2}
        dir={direction}
        // What is typed while it is sent would go with the field.
        readOnly={busy}
        onInput={changed}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-80 min-w-0 resize-none rounded-md border border-field bg-raised px-2.5 py-1.5"
      />
      <p id={noteId} className="text-meta text-muted">
        {message.editHint(keyName("send"))}
      </p>
      <div className="flex flex-wrap gap-2">
        <QuietButton data-edit-send="" disabled={busy || isEmpty} onClick={send}>
          {message.send}
        </QuietButton>
        <QuietButton data-edit-cancel="" disabled={busy} onClick={edits.cancel}>
          {message.cancel}
        </QuietButton>
      </div>
    </div>
  );
}

function useFirstText(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is typed is not to be lost.
  useLayoutEffect(() => {
    if (field.current === null) return;
    field.current.value = text;
    field.current.setSelectionRange(text.length, text.length);
  }, []);
}

/** It gets the keyboard when it or another is opened, not when only its branch is shown again. */
function useFocusAgain(edits: MessageEdits, field: RefObject<HTMLTextAreaElement | null>): void {
  const { focus } = useCell(edits);
  useLayoutEffect(() => {
    if (focus !== "editor") return;
    field.current?.focus();
    edits.focused();
  }, [edits, field, focus]);
}
