import { useRef } from "react";
import { DEFAULT_KEYS, type Shortcut } from "../../../domain/shortcut";
import { keyName } from "../../keys/key-name";
import { QuietButton } from "../../quiet-button";
import { shortcutWords } from "../../words/shortcut-words";
import { CaptureKeys } from "./capture-keys";

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
