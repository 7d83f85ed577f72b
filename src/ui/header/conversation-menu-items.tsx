import { useEffect, useState } from "react";
import type { ShownConversation } from "../conversation/conversation-state";
import { runTwice } from "../conversation/run-twice";
import { type Action, ActionItems } from "../conversations/action-items";
import { conversationActions } from "../conversations/conversation-actions";
import type { Question } from "../conversations/question";
import { useKeyName } from "../keys/use-key-name";
import type { PanelShell } from "../panel-shell";
import { pageTour } from "../tour/tour-store";
import { conversationWords } from "../words/conversation-words";
import { tourWords } from "../words/tour-words";
import { words } from "../words/words";

type Props = {
  readonly shell: PanelShell;
  readonly opened: ShownConversation;
  /** Asks before something is changed. */
  readonly ask: (question: Question) => void;
  /** Does it, and tells where it fails. */
  readonly attempt: (act: () => Promise<unknown>) => void;
  readonly onBegin: (temporary: boolean) => void;
  readonly onSearch: () => void;
  readonly onFind: () => void;
  readonly onMemory: () => void;
  readonly onKeys: () => void;
  readonly onClose: () => void;
};

/** What can be done with the shown conversation and beside it, once its menu is open. */
export function ConversationMenuItems(props: Props) {
  const { shell, opened, ask, attempt, onBegin, onClose } = props;
  const isPinned = usePinned(shell, opened);
  const keyName = useKeyName();
  const { menu: labels } = conversationWords;
  const actions: readonly Action[] = [
    { name: "new", label: labels.begin, hint: keyName("begin"), run: () => onBegin(false) },
    { name: "temporary", label: labels.temporary, run: () => onBegin(true) },
    ...conversationActions({ shell, conversation: opened.conversation, isPinned, ask, attempt }),
    {
      ...{ name: "search", label: labels.search, apart: true },
      ...{ hint: keyName("search"), run: props.onSearch },
    },
    { name: "find", label: labels.find, hint: keyName("find"), run: props.onFind },
    { name: "memory", label: labels.memory, run: props.onMemory },
    { name: "shortcuts", label: labels.shortcuts, hint: keyName("shortcuts"), run: props.onKeys },
    { name: "tab", label: labels.tab, run: openInTab },
    { name: "tour", label: tourWords.label, run: () => pageTour().go("private") },
  ];
  return <ActionItems label={words.conversationMenu.open} actions={actions} onClose={onClose} />;
}

/** Whether the shown conversation stands first in the list. */
function usePinned(
  { client }: PanelShell,
  { conversation: { id, contextId } }: ShownConversation,
): boolean {
  const [isPinned, setPinned] = useState(false);
  useEffect(() => {
    const input = { contextId, after: null, limit: 1, query: "", archived: true };
    runTwice(() => client.call("conversation.list", input)).then(
      ({ pinned }) => setPinned(pinned.some(({ conversation }) => conversation.id === id)),
      // The menu opens without it; pinning once more changes nothing.
      () => undefined,
    );
  }, [client, id, contextId]);
  return isPinned;
}

/** Opens what the side panel shows in a tab, where there is more room. */
function openInTab(): void {
  chrome.tabs.create({ url: chrome.runtime.getURL("sidepanel.html") });
}
