import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import type { Id } from "../../domain/id";
import type { Action } from "../conversations/action-items";
import { ActionMenu } from "../conversations/action-menu";
import { IconButton } from "../icon-button";
import { useReading } from "../speech/use-reading";
import { words } from "../words/words";
import { type MessageActs, messageActions } from "./message-actions";

type Props = MessageActs & {
  readonly messageId: Id;
  /** Whether a model has written it: of that the person can say whether it helped. */
  readonly isModels?: boolean;
  /** What of it can be read aloud; empty where nothing can. */
  readonly readable?: string;
  /** Begins another way on behind it; left out where that cannot be. */
  readonly onBranch?: (() => void) | undefined;
};

/** What is seldom done with a message. */
export function MessageMenu(props: Props) {
  const { messageId, isModels = false, readable = "", ...acts } = props;
  const { more } = words.message;
  const reading = useReadingAction(messageId, readable);
  const selected = useRef("");
  // Before the press takes the selection away.
  const look = () => {
    selected.current = selectedIn(messageId);
  };
  const others = messageActions({ ...acts, messageId, isModels, selected: () => selected.current });
  return (
    <ActionMenu
      label={more}
      actions={[...reading, ...others]}
      button={
        <IconButton
          name={more}
          icon={Ellipsis}
          data-message-menu={messageId}
          aria-haspopup="menu"
          onPointerDown={look}
          onKeyDown={look}
        />
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
