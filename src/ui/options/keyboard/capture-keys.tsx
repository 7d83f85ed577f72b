import { type KeyboardEvent, useId } from "react";
import { keysOf } from "../../../domain/shortcut";
import { useFirstFocus } from "../../use-first-focus";
import { shortcutWords } from "../../words/shortcut-words";

type Props = {
  /** What the keys are for. */
  readonly what: string;
  /** Why the last ones are not taken; null for none. */
  readonly problem: string | null;
  readonly onKeys: (keys: string) => void;
  readonly onLeave: () => void;
};

/** Waits for keys; Tab goes on as everywhere, and Escape leaves things as they are. */
export function CaptureKeys({ what, problem, onKeys, onLeave }: Props) {
  const { page } = shortcutWords;
  const field = useFirstFocus<HTMLInputElement>();
  const noteId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const keys = keysOf(event.nativeEvent);
    if (keys === null || keys === "Tab" || keys === "Shift+Tab") return;
    event.preventDefault();
    if (keys === "Escape") onLeave();
    else onKeys(keys);
  };
  return (
    <div className="flex flex-col gap-1">
      {/* A field: there screen readers hand every key on. */}
      <input
        ref={field}
        readOnly
        data-capture=""
        value=""
        autoComplete="off"
        aria-label={page.pressFor(what)}
        aria-describedby={noteId}
        aria-invalid={problem !== null}
        placeholder="…"
        onKeyDown={onKeyDown}
        onBlur={onLeave}
        className="w-full rounded-md border border-field bg-raised px-2.5 py-1"
      />
      <p id={noteId} role="status" data-capture-note="" className="text-small text-muted">
        {problem ?? page.press}
      </p>
    </div>
  );
}
