import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useRef } from "react";
import type { ShownConversation } from "../conversation/conversation-state";
import { leaveEscape } from "../leave-escape";
import type { FoundRow } from "../memory/use-found-row";
import type { PanelShell } from "../panel-shell";
import { UndoBar } from "../undo/undo-bar";
import { useAct } from "../use-act";
import { conversationWords } from "../words/conversation-words";
import { ConversationHead } from "./conversation-head";
import { ConversationLists } from "./conversation-lists";
import { openFound } from "./open-found";

type Props = {
  readonly shell: PanelShell;
  readonly opened: ShownConversation;
  /** What stands in the search field at first. */
  readonly first: string;
  /** Another one whenever a reply of the shown conversation has ended. */
  readonly said: unknown;
  /** Shows what a context remembers. */
  readonly onMemory: (found: FoundRow) => void;
  readonly onClose: () => void;
  /** Gives the keyboard back to what had it. */
  readonly onClosed: () => void;
};

/** A sheet over the panel with the conversations there are, to go on with one of them. */
export function ConversationSheet(props: Props) {
  const { shell, opened, first, said, onMemory, onClose, onClosed } = props;
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
          onEscapeKeyDown={leaveEscape}
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
            said={said}
            failure={failure}
            attempt={run}
            onChoose={({ conversation }) => go(() => shell.showConversation(conversation))}
            onFound={(request) => {
              const open = openFound(shell, { request, onMemory });
              if (open === null) return;
              next.current = open;
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

function focusSearch(): void {
  document.querySelector<HTMLElement>("[data-find-conversation]")?.focus();
}

function Head({ onBegin }: { readonly onBegin: () => void }) {
  const { title, close } = conversationWords.list;
  const named = (
    <Dialog.Title className="min-w-0 grow truncate font-semibold">{title}</Dialog.Title>
  );
  return (
    <ConversationHead title={named} onBegin={onBegin}>
      <Dialog.Close
        aria-label={close}
        title={close}
        className="rounded-sm p-1.5 text-muted hover:text-ink"
      >
        <X size={16} aria-hidden="true" />
      </Dialog.Close>
    </ConversationHead>
  );
}
