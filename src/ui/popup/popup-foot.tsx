import { AppWindow, PanelRightOpen } from "lucide-react";
import type { VaultStatus } from "../../contract/vault";
import type { Context } from "../../domain/context";
import { LockState } from "../header/lock-state";
import { keyName } from "../keys/key-name";
import { LinkButton } from "../link-button";
import { QuietButton } from "../quiet-button";
import { popupWords } from "../words/popup-words";
import { words } from "../words/words";

type Props = {
  readonly vault: VaultStatus | null;
  /** What the panel would show; null where nothing is found. */
  readonly chosen: Pick<Context, "name"> | null;
  readonly onOpenPanel: () => void;
  /** Opens the panel with the page in the active tab attached. */
  readonly onAskPage: () => void;
  readonly onOptions: () => void;
  readonly onLock: () => void;
};

/** The way to the panel and to the options, and what protects all this. */
export function PopupFoot(props: Props) {
  const { vault, chosen, onOpenPanel, onAskPage, onOptions, onLock } = props;
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line pt-2 whitespace-nowrap">
      <QuietButton data-ask-page="" disabled={chosen === null} onClick={onAskPage}>
        <AppWindow size={14} aria-hidden="true" />
        {popupWords.askPage}
      </QuietButton>
      <QuietButton
        data-open-panel=""
        disabled={chosen === null}
        title={
          chosen === null ? undefined : popupWords.openPanelHint(chosen.name, keyName("Mod+Enter"))
        }
        onClick={onOpenPanel}
      >
        <PanelRightOpen size={14} aria-hidden="true" className="rtl:-scale-x-100" />
        {popupWords.openPanel}
      </QuietButton>
      <div className="min-w-0 grow">
        <LinkButton data-open-options="" onClick={onOptions}>
          {words.options}
        </LinkButton>
      </div>
      <LockState vault={vault} onLock={onLock} />
    </footer>
  );
}
