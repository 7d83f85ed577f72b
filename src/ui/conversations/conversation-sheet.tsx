import { Plus, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useRef } from "react";
import type { OpenedConversation } from "../../contract/conversation";
import type { FoundText } from "../../contract/search";
import { showMessage } from "../memory/show-message";
import type { PanelShell } from "../panel-shell";
import { UndoBar } from "../undo/undo-bar";
import { useAct } from "../use-act";
import { conversationWords } from "../words/conversation-words";
import { ConversationLists } from "./conversation-lists";

type Props = {
  readonly shell: PanelShell;
  readonly opened: OpenedConversation;
  /** Shows what the context remembers. */
  readonly onMemory: () => void;
  readonly onClose: () => void;
  /** Gives the keyboard back to what had it. */
  readonly onClosed: () => void;
};

/** A sheet over the panel with the conversations there are, to go on with one of them. */
export function ConversationSheet({ shell, opened, onMemory, onClose, onClosed }: Props) {
  const hasChosen = useRef(false);
  // What is to be done once the sheet is gone, and the keyboard free.
  const next = useRef<(() => void) | null>(null);
  const { failure, run } = useAct();
  const go = async (act: () => Promise<void>) => {
    if (!(await run(act))) return;
    hasChosen.current = true;
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          data-conversation-sheet=""
          aria-modal="true"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (next.current !== null) next.current();
            else if (hasChosen.current) shell.current.get().panel.edits.toComposer();
            else onClosed();
          }}
          className="floating fixed inset-0 flex flex-col bg-page text-base text-ink"
        >
          <Head onBegin={() => go(() => shell.begin({ temporary: false }))} />
          <ConversationLists
            shell={shell}
            opened={opened}
            failure={failure}
            attempt={run}
            onChoose={({ conversation }) => go(() => shell.showConversation(conversation))}
            onFound={(found) => {
              next.current = () => showFound(shell, found, onMemory);
              onClose();
            }}
          />
          <div className="shrink-0 p-3 empty:hidden">
            <UndoBar
              cell={shell.undo}
              client={shell.client}
              focusElsewhere={focusSearch}
              onBack={shell.showConversation}
            />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Where it was said; what belongs to no conversation is a part of memory. */
function showFound(shell: PanelShell, found: FoundText, onMemory: () => void): void {
  const { kind, id, contextId, conversationId } = found;
  if (conversationId === null) onMemory();
  else if (kind === "message") {
    void showMessage(shell, { contextId, conversationId, messageId: id });
  } else void shell.showConversation({ id: conversationId, contextId });
}

function focusSearch(): void {
  document.querySelector<HTMLElement>("[data-find-conversation]")?.focus();
}

function Head({ onBegin }: { readonly onBegin: () => void }) {
  const { list: conversations } = conversationWords;
  return (
    <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line ps-3 pe-1.5">
      <Dialog.Title className="min-w-0 grow truncate font-semibold">
        {conversations.title}
      </Dialog.Title>
      <button
        type="button"
        data-begin=""
        onClick={onBegin}
        className="flex items-center gap-1 rounded-md px-1.5 py-1 text-small text-muted hover:bg-tint hover:text-ink"
      >
        <Plus size={14} aria-hidden="true" />
        {conversations.begin}
      </button>
      <Dialog.Close
        aria-label={conversations.close}
        title={conversations.close}
        className="rounded-sm p-1.5 text-muted hover:text-ink"
      >
        <X size={16} aria-hidden="true" />
      </Dialog.Close>
    </header>
  );
}
