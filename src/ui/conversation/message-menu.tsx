import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import type { Id } from "../../domain/id";
import { ActionMenu } from "../conversations/action-menu";
import { words } from "../words/words";

/** A message to be remembered: what of it was selected, empty for all of it. */
export type Remembered = { readonly messageId: Id; readonly selected: string };

export type MessageActs = {
  readonly onDelete: (messageId: Id) => void;
  /** Left out where nothing can be kept of it. */
  readonly onRemember?: ((one: Remembered) => void) | undefined;
};

type Props = MessageActs & { readonly messageId: Id };

/** What is seldom done with a message. */
export function MessageMenu({ messageId, onDelete, onRemember }: Props) {
  const { more, remove, remember } = words.message;
  const selected = useRef("");
  // Before the press takes the selection away.
  const look = () => {
    selected.current = selectedIn(messageId);
  };
  const keep = {
    name: "remember",
    label: remember,
    run: () => onRemember?.({ messageId, selected: selected.current }),
  };
  const drop = { name: "delete", label: remove, run: () => onDelete(messageId) };
  return (
    <ActionMenu
      label={more}
      actions={onRemember === undefined ? [drop] : [keep, drop]}
      button={
        <button
          type="button"
          data-message-menu={messageId}
          aria-haspopup="menu"
          aria-label={more}
          title={more}
          onPointerDown={look}
          onKeyDown={look}
          className="rounded-sm p-0.5 text-muted hover:text-ink"
        >
          <Ellipsis size={14} aria-hidden="true" />
        </button>
      }
    />
  );
}

function selectedIn(messageId: Id): string {
  const selection = document.getSelection();
  const message = document.querySelector(`[data-message="${messageId}"]`);
  const isIn = message?.contains(selection?.anchorNode ?? null) === true;
  return isIn ? (selection?.toString() ?? "") : "";
}
