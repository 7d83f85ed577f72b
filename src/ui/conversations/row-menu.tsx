import { Popover } from "radix-ui";
import type { ConversationCard } from "../../contract/conversation";
import type { Conversation } from "../../domain/conversation";
import type { PanelShell } from "../panel-shell";
import { type Sheet, useSheet } from "../use-sheet";
import { conversationWords } from "../words/conversation-words";
import { ActionItems } from "./action-items";
import { conversationActions } from "./conversation-actions";
import { ConversationDialog } from "./conversation-dialog";
import type { OpenQuestion } from "./question";

export type RowRequest = {
  readonly card: ConversationCard;
  /** What the menu stands beside. */
  readonly beside: HTMLElement;
};

type Props = {
  readonly shell: PanelShell;
  readonly menu: Sheet<RowRequest>;
  /** Does something, and tells where it fails. */
  readonly attempt: (act: () => Promise<unknown>) => void;
};

/** What can be done with one conversation of the list, and what is asked before it is done. */
export function RowMenu({ shell, menu, attempt }: Props) {
  const dialog = useSheet<OpenQuestion>();
  const { what } = menu;
  return (
    <>
      {what !== null && (
        <Popover.Root open onOpenChange={(open) => !open && menu.close()}>
          <Popover.Anchor virtualRef={{ current: what.beside }} />
          <ActionItems
            label={conversationWords.list.menuOf(nameOf(what.card.conversation))}
            actions={conversationActions({
              shell,
              conversation: what.card.conversation,
              isPinned: what.card.pinned,
              ask: (question) => dialog.open({ question, conversation: what.card.conversation }),
              attempt,
            })}
            onClose={menu.close}
            giveBack={menu.giveBack}
          />
        </Popover.Root>
      )}
      {dialog.what !== null && (
        <ConversationDialog
          question={dialog.what.question}
          shell={shell}
          opened={{ conversation: dialog.what.conversation }}
          onClose={dialog.close}
          onClosed={dialog.giveBack}
        />
      )}
    </>
  );
}

function nameOf({ title }: Conversation): string {
  return title || conversationWords.list.untitled;
}
