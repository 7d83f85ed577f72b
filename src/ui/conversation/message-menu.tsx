import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import type { Id } from "../../domain/id";
import type { Action } from "../conversations/action-items";
import { ActionMenu } from "../conversations/action-menu";
import { useReading } from "../speech/use-reading";
import { words } from "../words/words";

/** A message to be remembered, or to be said something of. */
export type Remembered = {
  readonly messageId: Id;
  /** What of it was selected; empty for all of it. */
  readonly selected: string;
  readonly as: "memory" | "feedback" | "prompt";
};

export type MessageActs = {
  readonly onDelete: (messageId: Id) => void;
  /** Left out where nothing can be kept of it. */
  readonly onRemember?: ((one: Remembered) => void) | undefined;
};

type Props = MessageActs & {
  readonly messageId: Id;
  /** Whether a model has written it: of that the person can say whether it helped. */
  readonly isModels?: boolean;
  /** What of it can be read aloud; empty where nothing can. */
  readonly readable?: string;
};

/** What is seldom done with a message. */
export function MessageMenu(props: Props) {
  const { messageId, isModels = false, readable = "", onDelete, onRemember } = props;
  const { more, remove, remember, feedback, savePrompt } = words.message;
  const reading = useReadingAction(messageId, readable);
  const selected = useRef("");
  // Before the press takes the selection away.
  const look = () => {
    selected.current = selectedIn(messageId);
  };
  const open = (as: Remembered["as"]) => () =>
    onRemember?.({ messageId, selected: selected.current, as });
  const keep = { name: "remember", label: remember, run: open("memory") };
  const say = { name: "feedback", label: feedback, run: open("feedback") };
  const prompt = { name: "prompt", label: savePrompt, run: open("prompt") };
  const drop = { name: "delete", label: remove, run: () => onDelete(messageId) };
  return (
    <ActionMenu
      label={more}
      actions={[
        ...reading,
        ...(onRemember === undefined ? [] : [keep]),
        ...(onRemember === undefined ? [] : [isModels ? say : prompt]),
        drop,
      ]}
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

/** Reads the message aloud, or ends that. */
function useReadingAction(messageId: Id, readable: string): readonly Action[] {
  const { reader, state } = useReading(messageId);
  const { readAloud, stopReading } = words.message;
  if (reader === null || readable === "") return [];
  return state === "speaking"
    ? [{ name: "stop-reading", label: stopReading, run: reader.stop }]
    : [{ name: "read-aloud", label: readAloud, run: () => reader.start(messageId, readable) }];
}

function selectedIn(messageId: Id): string {
  const selection = document.getSelection();
  const message = document.querySelector(`[data-message="${messageId}"]`);
  const isIn = message?.contains(selection?.anchorNode ?? null) === true;
  return isIn ? (selection?.toString() ?? "") : "";
}
