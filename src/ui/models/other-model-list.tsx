import { Popover } from "radix-ui";
import { useRef } from "react";
import type { Id } from "../../domain/id";
import type { OtherModel } from "../conversation/other-model";
import { FloatingPart } from "../floating-part";
import { words } from "../words/words";
import { ModelChoices } from "./model-choices";
import { ListFoot } from "./model-list";
import { UnlistedLines } from "./unlisted-lines";
import type { Models } from "./use-models";

type Props = {
  readonly turnId: Id;
  readonly models: Models;
  readonly otherModel: Pick<OtherModel, "leave" | "choose">;
  /** Gives the keyboard to the message field: the reply that had it is another one by then. */
  readonly toComposer: () => void;
};

/** The models of which one is to write a reply anew, at that reply's button. */
export function OtherModelList({ turnId, models, otherModel, toComposer }: Props) {
  const find = () => document.querySelector<HTMLElement>(`[data-other-model="${turnId}"]`);
  const at = useRef(find() ?? document.body);
  const isChosen = useRef(false);
  const onClosed = (event: Event) => {
    event.preventDefault();
    if (isChosen.current) return toComposer();
    // A press elsewhere has given the keyboard to what was pressed.
    if (document.activeElement === document.body) find()?.focus();
  };
  return (
    <Popover.Root open onOpenChange={otherModel.leave}>
      <Popover.Anchor virtualRef={at} />
      <FloatingPart
        label={words.message.otherModel}
        side="top"
        align="start"
        onCloseAutoFocus={onClosed}
        onInteractOutside={(event) => {
          // The button closes it itself.
          if (at.current.contains(event.target as Node)) event.preventDefault();
        }}
      >
        <p className="font-semibold">{words.message.otherModel}</p>
        <ModelChoices
          list={models.list}
          chosen={null}
          onChoose={(model) => {
            isChosen.current = true;
            otherModel.choose(model);
          }}
        />
        <UnlistedLines unlisted={models.list?.unlisted} />
        <ListFoot models={models} />
      </FloatingPart>
    </Popover.Root>
  );
}
