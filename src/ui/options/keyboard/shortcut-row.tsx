import { type KeyboardEvent, useId, useRef } from "react";
import { DEFAULT_KEYS, keysOf, type Shortcut } from "../../../domain/shortcut";
import { keyName } from "../../keys/key-name";
import { QuietButton } from "../../quiet-button";
import { useFirstFocus } from "../../use-first-focus";
import { shortcutWords } from "../../words/shortcut-words";

type Props = {
  readonly shortcut: Shortcut;
  readonly keys: string;
  /** Whether new keys for it are waited for, and why the last ones are not taken. */
  readonly capture: { readonly problem: string | null } | null;
  readonly busy: boolean;
  readonly onChange: () => void;
  readonly onKeys: (keys: string | null) => Promise<boolean>;
  readonly onLeave: () => void;
};

/** One shortcut: what it does, its keys, and how they are changed. */
export function ShortcutRow(props: Props) {
  const { shortcut, keys, capture, busy, onChange, onKeys, onLeave } = props;
  const { page, what: all } = shortcutWords;
  const what = all[shortcut];
  const change = useRef<HTMLButtonElement>(null);
  return (
    <li data-shortcut={shortcut} className="flex flex-col gap-2 border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-28 grow basis-0">{what}</span>
        <span className="ms-auto flex items-center gap-2">
          <kbd data-keys={keys} className="pe-1 font-sans font-semibold whitespace-nowrap">
            {keyName(keys)}
          </kbd>
          {keys !== DEFAULT_KEYS[shortcut] && (
            <QuietButton
              data-reset=""
              aria-label={page.resetOf(what, keyName(DEFAULT_KEYS[shortcut]))}
              disabled={busy}
              onClick={() => {
                // The button is about to go, and the focus with it.
                change.current?.focus();
                onKeys(null);
              }}
            >
              {page.reset}
            </QuietButton>
          )}
          <QuietButton
            ref={change}
            data-change=""
            aria-label={page.changeOf(what)}
            aria-expanded={capture !== null}
            // The field would lose the keyboard, close, and be opened anew by the click.
            onMouseDown={(event) => capture !== null && event.preventDefault()}
            onClick={() => {
              change.current?.focus();
              onChange();
            }}
          >
            {page.change}
          </QuietButton>
        </span>
      </div>
      {capture !== null && (
        <CaptureKeys
          what={what}
          problem={capture.problem}
          onKeys={async (pressed) => {
            if (await onKeys(pressed)) change.current?.focus();
          }}
          onLeave={() => {
            onLeave();
            if (document.activeElement?.hasAttribute("data-capture")) change.current?.focus();
          }}
        />
      )}
    </li>
  );
}

type CaptureKeysProps = {
  /** What the keys are for. */
  readonly what: string;
  /** Why the last ones are not taken; null for none. */
  readonly problem: string | null;
  readonly onKeys: (keys: string) => void;
  readonly onLeave: () => void;
};

/** Waits for keys; Tab goes on as everywhere, and Escape leaves things as they are. */
function CaptureKeys({ what, problem, onKeys, onLeave }: CaptureKeysProps) {
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
