import { useRef, useState } from "react";
import type { Id } from "../../domain/id";
import type { Panel } from "../panel";
import { useCell } from "../use-cell";
import { words } from "../words/words";

/** Whether the list of models is open: for itself, or for a reply that is to be written anew. */
export function useModelList({ otherModel, edits }: Panel) {
  const [isShown, setShown] = useState(false);
  const asked = useCell(otherModel);
  const left = useRef<Id | "chosen" | null>(null);
  const onOpenChange = (open: boolean) => {
    left.current = open ? null : (otherModel.get() ?? left.current);
    if (!open) otherModel.leave();
    setShown(open);
  };
  const onChosen = () => {
    if (otherModel.get() === null) return;
    left.current = "chosen";
    otherModel.chosen();
  };
  const onClosed = (event: Event) => {
    const from = left.current;
    left.current = null;
    if (from === null) return;
    event.preventDefault();
    if (from === "chosen") return edits.toComposer();
    // A press elsewhere has given the keyboard to what was pressed.
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-message-menu="${from}"]`)?.focus();
  };
  const purpose = asked === null ? null : words.message.otherModelTitle;
  const isOpen = isShown || asked !== null;
  return {
    open: () => setShown(true),
    control: { isOpen, onOpenChange, purpose, onChosen, onClosed },
  };
}
