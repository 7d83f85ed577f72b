import { Ellipsis } from "lucide-react";
import { Popover } from "radix-ui";
import { lazy, Suspense, useState } from "react";
import { toFailure } from "../../domain/app-error";
import type { ShownConversation } from "../conversation/conversation-state";
import type { OpenQuestion } from "../conversations/question";
import { usePageKey } from "../keys/use-page-key";
import type { PanelShell } from "../panel-shell";
import { useSheet } from "../use-sheet";
import { words } from "../words/words";

// Read when they are needed: the panel's first picture does not wait for them.
const ConversationDialog = lazy(async () => {
  const { ConversationDialog: Dialog } = await import("../conversations/conversation-dialog");
  return { default: Dialog };
});

const ConversationMenuItems = lazy(async () => {
  const { ConversationMenuItems: Items } = await import("./conversation-menu-items");
  return { default: Items };
});

const ShortcutDialog = lazy(async () => {
  const { ShortcutDialog: Dialog } = await import("../keys/shortcut-dialog");
  return { default: Dialog };
});

type Props = {
  readonly shell: PanelShell;
  readonly opened: ShownConversation;
  readonly onMemory: () => void;
  readonly onSearch: () => void;
  readonly onFind: () => void;
};

/** What can be done with the shown conversation, and beginning another. */
export function ConversationMenu(props: Props) {
  const { shell, opened } = props;
  const [isOpen, setOpen] = useState(false);
  const dialog = useSheet<OpenQuestion>();
  const keys = useSheet<true>();
  const showKeys = () => keys.open(true);
  usePageKey({ key: "begin", act: () => attempt(shell, beginIn(shell, false)) });
  usePageKey({ key: "shortcuts", act: showKeys });
  return (
    <>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <MenuButton />
        {isOpen && (
          <Suspense>
            <ConversationMenuItems
              {...props}
              ask={(question) => dialog.open({ question, conversation: opened.conversation })}
              attempt={(act) => attempt(shell, act)}
              onBegin={(temporary) => attempt(shell, beginIn(shell, temporary))}
              onKeys={showKeys}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </Popover.Root>
      {dialog.what !== null && (
        <Suspense>
          <ConversationDialog
            question={dialog.what.question}
            shell={shell}
            opened={{ conversation: dialog.what.conversation }}
            onClose={dialog.close}
            onClosed={dialog.giveBack}
          />
        </Suspense>
      )}
      {keys.what !== null && (
        <Suspense>
          <ShortcutDialog onClose={keys.close} onClosed={keys.giveBack} />
        </Suspense>
      )}
    </>
  );
}

function MenuButton() {
  const { open } = words.conversationMenu;
  return (
    <Popover.Trigger
      data-conversation-menu=""
      aria-haspopup="menu"
      aria-label={open}
      title={open}
      className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-tint hover:text-ink"
    >
      <Ellipsis size={16} aria-hidden="true" />
    </Popover.Trigger>
  );
}

function beginIn(shell: PanelShell, temporary: boolean): () => Promise<void> {
  return async () => {
    await shell.begin({ temporary });
    shell.current.get().panel.edits.toComposer();
  };
}

/** Nothing but the notice above the composer can tell that it failed. */
async function attempt({ current }: PanelShell, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    current.get().panel.conversation.dispatch({ type: "problem", failure: toFailure(error) });
  }
}
