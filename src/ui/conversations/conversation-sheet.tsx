import { Plus, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useRef } from "react";
import type { OpenedConversation } from "../../contract/conversation";
import type { FoundText } from "../../contract/search";
import type { Id } from "../../domain/id";
import { parseQuery } from "../../search/parse-query";
import { showMessage } from "../memory/show-message";
import { openOptionsAt } from "../open-options";
import type { PanelShell } from "../panel-shell";
import { UndoBar } from "../undo/undo-bar";
import { useAct } from "../use-act";
import { conversationWords } from "../words/conversation-words";
import { ConversationLists } from "./conversation-lists";

type Props = {
  readonly shell: PanelShell;
  readonly opened: OpenedConversation;
  /** What stands in the search field at first. */
  readonly first: string;
  /** Shows what a context remembers. */
  readonly onMemory: (contextId: Id) => void;
  readonly onClose: () => void;
  /** Gives the keyboard back to what had it. */
  readonly onClosed: () => void;
};

/** A sheet over the panel with the conversations there are, to go on with one of them. */
export function ConversationSheet(props: Props) {
  const { shell, opened, first, onMemory, onClose, onClosed } = props;
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
            first={first}
            failure={failure}
            attempt={run}
            onChoose={({ conversation }) => go(() => shell.showConversation(conversation))}
            onFound={({ query, found, apart }) => {
              const { conversationId, contextId } = found;
              // Of all that is found only memory has a page of its own.
              if (apart && conversationId === null) return openOptionsAt(`memory/${contextId}`);
              next.current =
                conversationId === null
                  ? () => onMemory(contextId)
                  : () => showFound(shell, { ...found, conversationId }, query);
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

type Said = Pick<FoundText, "kind" | "id" | "contextId"> & { readonly conversationId: Id };

/** Where it was said, with what it was found by marked. */
function showFound(
  shell: PanelShell,
  { kind, id, contextId, conversationId }: Said,
  query: string,
): void {
  const messageId = kind === "message" ? id : null;
  void showMessage(shell, { contextId, conversationId, messageId }, parseQuery(query).terms);
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
