import { SmallDialog } from "../conversations/small-dialog";
import { QuietButton } from "../quiet-button";
import { personSystem, readPlatform } from "../words/person-system";
import { shortcutWords } from "../words/shortcut-words";

type Props = {
  readonly onClose: () => void;
  /** Gives the keyboard back to what had it. */
  readonly onClosed: () => void;
};

/** Every key that works in the side panel, as this system names it. */
export function ShortcutDialog({ onClose, onClosed }: Props) {
  const { title, note, keys, does, close } = shortcutWords;
  return (
    <SmallDialog title={title} onClose={onClose} onClosed={onClosed}>
      <table data-shortcuts="" className="text-small">
        <thead className="sr-only">
          <tr>
            <th scope="col">{keys}</th>
            <th scope="col">{does}</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts(personSystem(readPlatform()) === "mac").map(([key, what]) => (
            <tr key={key} className="border-b border-line align-top">
              <th scope="row" className="py-1 pe-3 text-start font-normal whitespace-nowrap">
                <kbd className="font-sans font-semibold">{key}</kbd>
              </th>
              <td className="py-1">{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-meta text-muted">{note}</p>
      <QuietButton data-close="" onClick={onClose}>
        {close}
      </QuietButton>
    </SmallDialog>
  );
}

/** Only what works is listed. */
function shortcuts(isMac: boolean): readonly (readonly [string, string])[] {
  const held = isMac ? "⌘" : "Ctrl+";
  return [
    ["Enter", shortcutWords.enter],
    [isMac ? "⇧Enter" : "Shift+Enter", shortcutWords.shiftEnter],
    ["Esc", shortcutWords.escape],
    ["↑", shortcutWords.up],
    [`${held}K`, shortcutWords.search],
    [`${held}J`, shortcutWords.contexts],
    [`${held}I`, shortcutWords.inspector],
    [isMac ? "⌘⇧L" : "Ctrl+Shift+L", shortcutWords.lock],
    [isMac ? "⌥N" : "Alt+N", shortcutWords.begin],
    [isMac ? "⌥J" : "Alt+J", shortcutWords.popup],
    ["/", shortcutWords.slash],
    ["Tab", shortcutWords.tab],
    [isMac ? "⌘Enter" : "Ctrl+Enter", shortcutWords.saveSummary],
    [isMac ? "⇧F10" : "Shift+F10", shortcutWords.menu],
    ["?", shortcutWords.shortcuts],
  ];
}
