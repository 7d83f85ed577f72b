import { Shuffle } from "lucide-react";
import type { Id } from "../../domain/id";
import { IconButton } from "../icon-button";
import { useCell } from "../use-cell";
import { words } from "../words/words";
import type { OtherModel } from "./other-model";

type Props = { readonly turnId: Id; readonly otherModel: OtherModel };

/** Offers the models of which one is to write a reply anew; the list opens at this button. */
export function OtherModelButton({ turnId, otherModel }: Props) {
  const isOpen = useCell(otherModel) === turnId;
  return (
    <IconButton
      name={words.message.otherModel}
      icon={Shuffle}
      data-other-model={turnId}
      data-state={isOpen ? "open" : "closed"}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => (isOpen ? otherModel.leave() : otherModel.ask(turnId))}
    />
  );
}
