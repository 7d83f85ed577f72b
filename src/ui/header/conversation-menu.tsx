import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { OpenedConversation } from "../../contract/conversation";
import { toFailure } from "../../domain/app-error";
import { runTwice } from "../conversation/run-twice";
import type { Action } from "../conversations/action-items";
import { ActionMenu } from "../conversations/action-menu";
import { conversationActions } from "../conversations/conversation-actions";
import type { Question } from "../conversations/question";
import { type KeyName, useKeyName } from "../keys/use-key-name";
import { usePageKey } from "../keys/use-page-key";
import type { PanelShell } from "../panel-shell";
import { useSheet } from "../use-sheet";
import { words } from "../words/words";

// Read when they are needed: the panel's first picture does not wait for them.
const ConversationDialog = lazy(async () => {
  const { ConversationDialog: Dialog } = await import("../conversations/conversation-dialog");
  return { default: Dialog };
});

const ShortcutDialog = lazy(async () => {
  const { ShortcutDialog: Dialog } = await import("../keys/shortcut-dialog");
  return { default: Dialog };
});

type Props = {
  readonly shell: PanelShell;
  readonly opened: OpenedConversation;
  readonly onMemory: () => void;
};

/** What can be done with the shown conversation, and beginning another. */
export function ConversationMenu({ shell, opened, onMemory }: Props) {
  const sheet = useSheet<Question>();
  const { isPinned, look } = usePinned(shell, opened);
  const { open } = words.conversationMenu;
  const keys = useSheet<true>();
  const keyName = useKeyName();
  const showKeys = () => keys.open(true);
  usePageKey({ key: "begin", act: () => attempt(shell, beginIn(shell, false)) });
  usePageKey({ key: "shortcuts", act: showKeys });
  return (
    <>
      <ActionMenu
        label={open}
        actions={actionsOf({
          shell,
          opened,
          isPinned,
          ask: sheet.open,
          onMemory,
          showKeys,
          keyName,
        })}
        onOpen={look}
        button={
          <button
            type="button"
            data-conversation-menu=""
            aria-haspopup="menu"
            aria-label={open}
            title={open}
            className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-tint hover:text-ink"
          >
            <Ellipsis size={16} aria-hidden="true" />
          </button>
        }
      />
      {sheet.what !== null && (
        <Suspense>
          <ConversationDialog
            question={sheet.what}
            shell={shell}
            opened={opened}
            onClose={sheet.close}
            onClosed={sheet.giveBack}
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

type Deps = Props & {
  readonly isPinned: boolean;
  readonly ask: (question: Question) => void;
  readonly showKeys: () => void;
  readonly keyName: KeyName;
};

function actionsOf(deps: Deps): readonly Action[] {
  const { shell, opened, isPinned, ask, onMemory, showKeys, keyName } = deps;
  const { conversationMenu: told } = words;
  return [
    {
      name: "new",
      label: told.begin,
      hint: keyName("begin"),
      run: () => attempt(shell, beginIn(shell, false)),
    },
    { name: "temporary", label: told.temporary, run: () => attempt(shell, beginIn(shell, true)) },
    ...conversationActions({
      shell,
      conversation: opened.conversation,
      isPinned,
      ask,
      attempt: (act) => attempt(shell, act),
    }),
    { name: "memory", label: told.memory, apart: true, run: onMemory },
    {
      name: "shortcuts",
      label: told.shortcuts,
      hint: keyName("shortcuts"),
      run: showKeys,
    },
  ];
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

/** Whether the shown conversation stands first in the list: asked when the menu opens. */
function usePinned(
  { client }: PanelShell,
  { conversation: { id, contextId } }: OpenedConversation,
) {
  const [pinnedId, setPinnedId] = useState<string | null>(null);
  const look = async () => {
    const input = { contextId, after: null, limit: 1, query: "", archived: true };
    try {
      const { pinned } = await runTwice(() => client.call("conversation.list", input));
      const isPinned = pinned.some(({ conversation }) => conversation.id === id);
      setPinnedId(isPinned ? id : null);
    } catch {
      // The menu opens without it; pinning once more changes nothing.
    }
  };
  return { isPinned: pinnedId === id, look };
}
