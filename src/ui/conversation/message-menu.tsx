import { Ellipsis } from "lucide-react";
import { ActionMenu } from "../conversations/action-menu";
import { words } from "../words/words";

type Props = { readonly messageId: string; readonly onDelete: (messageId: string) => void };

/** What is seldom done with a message. */
export function MessageMenu({ messageId, onDelete }: Props) {
  const { more, remove } = words.message;
  return (
    <ActionMenu
      label={more}
      actions={[{ name: "delete", label: remove, run: () => onDelete(messageId) }]}
      button={
        <button
          type="button"
          data-message-menu={messageId}
          aria-haspopup="menu"
          aria-label={more}
          title={more}
          className="rounded-sm p-0.5 text-muted hover:text-ink"
        >
          <Ellipsis size={14} aria-hidden="true" />
        </button>
      }
    />
  );
}
