import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { OpenedConversation } from "../../contract/conversation";
import type { Panel } from "../panel";
import { useEmptyWhenGone } from "../use-empty-when-gone";
import { words } from "../words/words";
import { useComposer } from "./use-composer";

type Props = {
  readonly panel: Panel;
  readonly opened: OpenedConversation | null;
  /** The turn that Stop ends; null while none runs. */
  readonly running: string | null;
};

/** Where the person writes: Enter sends, Shift+Enter breaks the line. */
export function Composer({ panel, opened, running }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { isEmpty, direction, changed, send } = useComposer(panel, opened, field);
  useEffect(() => field.current?.focus(), []);
  useEmptyWhenGone(field);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="flex items-end gap-1 rounded-lg border border-field bg-raised p-1 focus-within:border-accent"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        field.current?.focus();
      }}
    >
      <textarea
        ref={field}
        data-composer=""
        aria-label={words.composer.label}
        placeholder={words.composer.placeholder}
        autoComplete="off"
        dir={direction}
        rows={1}
        onInput={changed}
        onBlur={panel.drafts.flush}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-40 min-h-8 min-w-0 grow resize-none bg-transparent px-2 py-1.5 placeholder:text-muted focus:outline-none"
      />
      {running === null ? (
        <button
          type="submit"
          data-send=""
          aria-label={words.composer.send}
          title={words.composer.send}
          disabled={isEmpty}
          className="grid size-8 shrink-0 place-items-center rounded-md bg-accent text-on-accent disabled:bg-tint disabled:text-muted"
        >
          <ArrowUp size={16} aria-hidden="true" />
        </button>
      ) : (
        <button
          type="button"
          data-stop={running}
          aria-label={words.composer.stop}
          title={words.composer.stopHint}
          onClick={() => {
            panel.turns.cancel(running);
            // The button is about to go, and the focus with it.
            field.current?.focus();
          }}
          className="grid size-8 shrink-0 place-items-center rounded-md bg-tint text-ink hover:bg-line"
        >
          <Square size={12} fill="currentColor" aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
