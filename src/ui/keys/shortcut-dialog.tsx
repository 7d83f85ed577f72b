import { SHORTCUTS } from "../../domain/shortcut";
import { SmallDialog } from "../conversations/small-dialog";
import { OwnText } from "../own-text/own-text";
import { QuietButton } from "../quiet-button";
import { useAnswer } from "../use-answer";
import { shortcutWords } from "../words/shortcut-words";
import { readBrowserKeys } from "./browser-keys";
import { FIXED_KEYS } from "./fixed-keys";
import { keyName } from "./key-name";
import { KeyTable } from "./key-table";
import { useKeyName } from "./use-key-name";

type Props = {
  readonly onClose: () => void;
  /** Gives the keyboard back to what had it. */
  readonly onClosed: () => void;
};

/** Every key that works in the side panel, as this system names it. */
export function ShortcutDialog({ onClose, onClosed }: Props) {
  const nameOf = useKeyName();
  const { title, note, what, fixed, anywhere, none, close } = shortcutWords;
  const own = SHORTCUTS.map((shortcut) => [nameOf(shortcut), what[shortcut]] as const);
  const always = FIXED_KEYS.map(([keys, name]) => [keyName(keys), fixed[name]] as const);
  // As it is now: the browser's own page may have changed it.
  const { value } = useAnswer(readBrowserKeys);
  const browsers = (value ?? []).map(({ name, keys }) => [keys || none, anywhere[name]] as const);
  return (
    <SmallDialog title={title} onClose={onClose} onClosed={onClosed}>
      <KeyTable rows={[...own, ...browsers, ...always]} />
      <p className="text-meta text-muted">
        <OwnText text={note} />
      </p>
      <QuietButton data-close="" onClick={onClose}>
        {close}
      </QuietButton>
    </SmallDialog>
  );
}
