import { Maximize2, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useMemo, useRef } from "react";
import type { Id } from "../../domain/id";
import { leaveEscape } from "../leave-escape";
import { openOptionsAt } from "../open-options";
import type { PanelShell } from "../panel-shell";
import { UndoBar } from "../undo/undo-bar";
import { memoryWords } from "../words/memory-words";
import type { MemorySurface, Source } from "./memory-props";
import { MemoryView } from "./memory-view";
import { showMessage } from "./show-message";
import type { FoundRow } from "./use-found-row";

type Props = {
  readonly shell: PanelShell;
  /** Whose memory is shown at first. */
  readonly contextId: Id;
  readonly found: FoundRow | null;
  /** Shows what the model will see. */
  readonly onInspect: () => void;
  readonly onClose: () => void;
  /** Gives the keyboard back to what had it. */
  readonly onClosed: () => void;
};

/** A sheet over the panel with what the context remembers. */
export function MemorySheet(props: Props) {
  const { shell, contextId, found, onInspect, onClose, onClosed } = props;
  // What is to be done once the sheet is gone, and the keyboard free.
  const next = useRef<(() => void) | null>(null);
  const surface = useMemo((): MemorySurface => {
    const leaveTo = (act: () => void) => {
      next.current = act;
      onClose();
    };
    return {
      look: "sheet",
      client: shell.client,
      undo: shell.undo,
      onSource: (source: Source) => leaveTo(() => void showMessage(shell, source)),
      onInspect: () => leaveTo(onInspect),
    };
  }, [shell, onInspect, onClose]);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          data-memory-sheet=""
          aria-modal="true"
          aria-describedby={undefined}
          onEscapeKeyDown={leaveEscape}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // What was changed here is in the next prompt.
            shell.current.get().panel.meter.touch();
            onClosed();
            next.current?.();
          }}
          className="floating fixed inset-0 flex flex-col bg-page text-base text-ink"
        >
          <Head onWide={() => openOptionsAt(`memory/${contextId}`)} />
          <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto px-3 py-3">
            <p className="text-small text-muted">{memoryWords.means}</p>
            <MemoryView surface={surface} first={contextId} found={found} />
          </div>
          <div className="shrink-0 p-3 empty:hidden">
            <UndoBar cell={shell.undo} client={shell.client} focusElsewhere={focusChoice} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function focusChoice(): void {
  document.querySelector<HTMLElement>("[data-memory-context]")?.focus();
}

function Head({ onWide }: { readonly onWide: () => void }) {
  const look = "rounded-sm p-1.5 text-muted hover:text-ink";
  const { title, wide, close } = memoryWords;
  return (
    <header className="flex h-11 shrink-0 items-center gap-1 border-b border-line ps-3 pe-1.5">
      <Dialog.Title className="min-w-0 grow truncate font-semibold">{title}</Dialog.Title>
      <button
        type="button"
        data-wide=""
        aria-label={wide}
        title={wide}
        onClick={onWide}
        className={look}
      >
        <Maximize2 size={14} aria-hidden="true" />
      </button>
      <Dialog.Close aria-label={close} title={close} className={look}>
        <X size={16} aria-hidden="true" />
      </Dialog.Close>
    </header>
  );
}
